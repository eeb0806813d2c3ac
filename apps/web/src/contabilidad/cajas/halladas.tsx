// How receipts and cajas are drawn among what the global search found.
import { clases } from '@cuadra/core/cajas/movimiento';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const cajaHallada: DrawFound<'cajas'> = ({ codigo, title, nombreAgencia }, palabras) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={codigo} words={palabras} />
    </span>
    <span className={classes.texto}>
      <Highlight text={title} words={palabras} />
    </span>
    <span className={classes.dato}>{nombreAgencia}</span>
  </>
);

export const reciboHallado: DrawFound<'recibos'> = ({ numero, title, fecha, clase, monto }, palabras) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={numero} words={palabras} />
    </span>
    <span className={classes.textos}>
      <span className={classes.texto}>
        <Highlight text={title} words={palabras} />
      </span>
      <span className={classes.segundo}>
        {clases[clase].nombre} · {formatDate(fecha)}
      </span>
    </span>
    <span className={classes.dato}>{formatearQuetzales(monto)}</span>
  </>
);
