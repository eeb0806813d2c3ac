// How a savings account is drawn among what the global search found.
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const cuentaDeAhorroHallada: DrawFound<'cuentas-de-ahorro'> = (
  { numero, title, producto, estado },
  palabras,
) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={numero} words={palabras} />
    </span>
    <span className={classes.textos}>
      <span className={classes.texto}>
        <Highlight text={title} words={palabras} />
      </span>
      <span className={classes.segundo}>
        {producto} · {nombresDeEstadoDeCuentaAhorro[estado]}
      </span>
    </span>
  </>
);
