// A row of a recuadro that leads somewhere: what it counts first, then what it is, then how much.
//
//   <ul className={deskRows}>
//     <li><DeskRow to="/contabilidad/cierre" cuenta="3" text="meses cerrados" /></li>
//   </ul>
import type { ReactNode } from 'react';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './desk-row.module.css';

export const deskRows = classes.filas;

interface DeskRowProps {
  /** Null: nowhere. */
  readonly to: string | null;
  readonly cuenta?: ReactNode;
  readonly text: ReactNode;
  /** Under it, in small. */
  readonly detail?: ReactNode;
  readonly monto?: ReactNode;
  /** Look at it. */
  readonly aviso?: boolean;
}

export function DeskRow({ to, cuenta, text, detail, monto, aviso = false }: DeskRowProps) {
  const content = (
    <>
      {cuenta !== undefined && <span className={classes.cuenta}>{cuenta}</span>}
      <span className={classes.texto}>
        {text}
        {detail !== undefined && <span className={classes.detalle}>{detail}</span>}
      </span>
      {monto !== undefined && <span className={classes.monto}>{monto}</span>}
    </>
  );
  const mark = aviso || undefined;
  return to === null ? (
    <span className={classes.fila} data-aviso={mark}>
      {content}
    </span>
  ) : (
    <PlainLink to={to} className={classes.fila} data-aviso={mark}>
      {content}
    </PlainLink>
  );
}
