// The days that have something, one after another: what fits a phone.
import { formatDate } from '#ui/format/date.ts';
import classes from './calendario.module.css';
import type { DiaConAlgo } from './dia-con-algo.ts';
import { LoDelDia } from './lo-del-dia.tsx';

export function Agenda({ dias }: { readonly dias: readonly DiaConAlgo[] }) {
  return (
    <ol className={classes.agenda}>
      {dias.map((dia) => (
        <li key={dia.fecha}>
          <h3 className={classes.fecha}>{formatDate(dia.fecha)}</h3>
          <LoDelDia dia={dia} />
        </li>
      ))}
    </ol>
  );
}
