// What a list adds up to, always in sight below it: how many it holds or what it proves, and its sums.
//
//   <PieDeSumas etiqueta="Totales" fijo sumas={<Suma nombre="Debe" centavos={debe} enlace={enlace} />}>
//     <Cuantas>12 partidas</Cuantas>
//   </PieDeSumas>
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearQuetzales } from '../format/money.ts';
import { PlainLink } from '../page/plain-link.tsx';
import classes from './sums-foot.module.css';

interface PieDeSumasProps {
  readonly etiqueta: string;
  readonly sumas?: ReactNode;
  /** The page scrolls under it, not the list beside it. */
  readonly fijo?: boolean;
  /** They are of the filter before. */
  readonly viejas?: boolean;
  readonly children: ReactNode;
}

export function PieDeSumas({ etiqueta, sumas, fijo, viejas, children }: PieDeSumasProps) {
  return (
    <section
      className={classes.pie}
      aria-label={etiqueta}
      data-fijo={fijo || undefined}
      data-viejas={viejas || undefined}
    >
      {children}
      {sumas !== undefined && <dl className={classes.sumas}>{sumas}</dl>}
    </section>
  );
}

interface CuantasProps {
  /** Beside something that is announced when it changes: not announced too. */
  readonly callada?: boolean;
  readonly children: ReactNode;
}

export function Cuantas({ callada = false, children }: CuantasProps) {
  const Elemento = callada ? 'span' : 'output';
  return <Elemento className={classes.cuantas}>{children}</Elemento>;
}

interface SumaProps {
  readonly nombre: string;
  /** While it is not known, there is only its place. */
  readonly centavos: Centavos | undefined;
  /** To what it adds up. */
  readonly enlace?: string;
}

export function Suma({ nombre, centavos, enlace }: SumaProps) {
  const cifra = centavos === undefined ? '…' : formatearQuetzales(centavos);
  return (
    <div className={classes.suma}>
      <dt>{nombre}</dt>
      <dd>
        {enlace === undefined ? (
          cifra
        ) : (
          <PlainLink to={enlace} className={classes.cifra}>
            {cifra}
          </PlainLink>
        )}
      </dd>
    </div>
  );
}
