// The state of a savings account: a dot and its name. A ring: nothing is expected of it any more.
import { type EstadoDeCuentaAhorro, nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import classes from './marcas.module.css';

export function EstadoDeCuentaVisto({ estado }: { readonly estado: EstadoDeCuentaAhorro }) {
  return (
    <span className={classes.estado} data-estado={estado}>
      {nombresDeEstadoDeCuentaAhorro[estado]}
    </span>
  );
}
