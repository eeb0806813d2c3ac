// The state of a product: a dot and its name. Half full while it is being prepared; a ring when it takes no new accounts.
import { type EstadoDeProducto, nombresDeEstadoDeProducto } from '@cuadra/core/ahorros/producto';
import classes from './producto.module.css';

export function EstadoDeProductoVisto({ estado }: { readonly estado: EstadoDeProducto }) {
  return (
    <span className={classes.estado} data-estado={estado}>
      {nombresDeEstadoDeProducto[estado]}
    </span>
  );
}
