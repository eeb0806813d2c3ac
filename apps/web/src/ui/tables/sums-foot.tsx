// What a list adds up to, always in sight below it: how many it holds or what it proves, and its sums.
//
//   <SumsFoot label="Totales" fijo sumas={<FootSum name="Debe" centavos={debe} link={link} />}>
//     <FootCount>12 partidas</FootCount>
//   </SumsFoot>
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './sums-foot.module.css';

interface SumsFootProps {
  readonly label: string;
  readonly sumas?: ReactNode;
  /** The page scrolls under it, not the list beside it. */
  readonly fixed?: boolean;
  /** They are of the filter before. */
  readonly old?: boolean;
  readonly children: ReactNode;
}

export function SumsFoot({ label, sumas, fixed, old, children }: SumsFootProps) {
  return (
    <section
      className={classes.pie}
      aria-label={label}
      data-fijo={fixed || undefined}
      data-viejas={old || undefined}
    >
      {children}
      {sumas !== undefined && <dl className={classes.sumas}>{sumas}</dl>}
    </section>
  );
}

interface FootCountProps {
  /** Beside something that is announced when it changes: not announced too. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

export function FootCount({ silent = false, children }: FootCountProps) {
  const Item = silent ? 'span' : 'output';
  return <Item className={classes.cuantas}>{children}</Item>;
}

interface FootSumProps {
  readonly name: string;
  /** While it is not known, there is only its place. */
  readonly centavos: Centavos | undefined;
  /** To what it adds up. */
  readonly link?: string;
}

export function FootSum({ name, centavos, link }: FootSumProps) {
  const figure = centavos === undefined ? '…' : formatearQuetzales(centavos);
  return (
    <div className={classes.suma}>
      <dt>{name}</dt>
      <dd>
        {link === undefined ? (
          figure
        ) : (
          <PlainLink to={link} className={classes.cifra}>
            {figure}
          </PlainLink>
        )}
      </dd>
    </div>
  );
}
