// How bank accounts, their lines and cheques are drawn among what the global search found.
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const cuentaBancariaHallada: DrawFound<'cuentas-bancarias'> = ({ title, banco, numero }, palabras) => (
  <>
    <span className={classes.texto}>
      <Highlight text={title} words={palabras} />
    </span>
    <span className={classes.dato}>
      <Highlight text={`${banco} ${numero}`} words={palabras} />
    </span>
  </>
);

export const lineaDeBancoHallada: DrawFound<'lineas-de-banco'> = (
  { title, cuentaBancaria, fecha, referencia, monto },
  palabras,
) => (
  <>
    <span className={classes.textos}>
      <span className={classes.texto}>
        <Highlight text={title} words={palabras} />
      </span>
      <span className={classes.segundo}>
        {cuentaBancaria} · {formatDate(fecha)}
        {referencia !== null && (
          <>
            {' · '}
            <Highlight text={referencia} words={palabras} />
          </>
        )}
      </span>
    </span>
    <span className={classes.dato}>{formatearQuetzales(monto)}</span>
  </>
);

export const chequeHallado: DrawFound<'cheques'> = (
  { numero, title, cuentaBancaria, fecha, estado, monto },
  palabras,
) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={String(numero)} words={palabras} />
    </span>
    <span className={classes.textos}>
      <span className={classes.texto}>
        <Highlight text={title} words={palabras} />
      </span>
      <span className={classes.segundo}>
        {cuentaBancaria} · {formatDate(fecha)} · {nombresDeEstadoDeCheque[estado]}
      </span>
    </span>
    {monto !== null && <span className={classes.dato}>{formatearQuetzales(monto)}</span>}
  </>
);
