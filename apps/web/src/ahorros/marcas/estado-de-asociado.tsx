// Whether an asociado is one still: a dot and its name.
import { type EstadoDeAsociado, nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import classes from './marcas.module.css';

export function EstadoDeAsociadoVisto({ estado }: { readonly estado: EstadoDeAsociado }) {
  return (
    <span className={classes.estado} data-estado={estado}>
      {nombresDeEstadoDeAsociado[estado]}
    </span>
  );
}
