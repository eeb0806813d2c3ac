// What a list adds up to, always in sight below it: how many it holds or what it proves, and its sums.
//
//   <SumsFoot etiqueta="Totales" fijo sumas={<FootSum nombre="Debe" centavos={debe} enlace={enlace} />}>
//     <FootCount>12 partidas</FootCount>
//   </SumsFoot>
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './sums-foot.module.css';

interface SumsFootProps {
  readonly etiqueta: string;
  readonly sumas?: ReactNode;
  /** The page scrolls under it, not the list beside it. */
  readonly fijo?: boolean;
  /** They are of the filter before. */
  readonly viejas?: boolean;
  readonly children: ReactNode;
}

export function SumsFoot({ etiqueta, sumas, fijo, viejas, children }: SumsFootProps) {
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

interface FootCountProps {
  /** Beside something that is announced when it changes: not announced too. */
  readonly callada?: boolean;
  readonly children: ReactNode;
}

export function FootCount({ callada = false, children }: FootCountProps) {
  const Elemento = callada ? 'span' : 'output';
  return <Elemento className={classes.cuantas}>{children}</Elemento>;
}

interface FootSumProps {
  readonly nombre: string;
  /** While it is not known, there is only its place. */
  readonly centavos: Centavos | undefined;
  /** To what it adds up. */
  readonly enlace?: string;
}

export function FootSum({ nombre, centavos, enlace }: FootSumProps) {
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
