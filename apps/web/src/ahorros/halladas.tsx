// How asociados and savings accounts are drawn among what the global search found.
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import classes from '../ui/search/found-row.module.css';
import type { DrawFound } from '../ui/search/found-row.ts';
import { Highlight } from '../ui/text/highlight.tsx';

export const asociadoHallado: DrawFound<'asociados'> = ({ numero, title, dpi }, palabras) => (
  <>
    <span className={classes.codigo}>
      <Highlight texto={String(numero)} palabras={palabras} />
    </span>
    <span className={classes.texto}>
      <Highlight texto={title} palabras={palabras} />
    </span>
    <span className={classes.dato}>{dpi}</span>
  </>
);

export const cuentaDeAhorroHallada: DrawFound<'cuentas-de-ahorro'> = (
  { numero, title, producto, estado },
  palabras,
) => (
  <>
    <span className={classes.codigo}>
      <Highlight texto={numero} palabras={palabras} />
    </span>
    <span className={classes.texto}>
      <Highlight texto={title} palabras={palabras} />
    </span>
    <span className={classes.dato}>
      {estado === 'activa' ? producto : `${producto} · ${nombresDeEstadoDeCuentaAhorro[estado]}`}
    </span>
  </>
);
