// The state of a jornada: a dot and its name. A caja that nobody opened that day has a ring.
import { type EstadoDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import classes from './estado-de-jornada.module.css';

export function EstadoVisto({ estado }: { readonly estado: EstadoDeJornada | null }) {
  return (
    <span className={classes.estado} data-estado={estado ?? 'sin-abrir'}>
      {nombreDelEstado(estado)}
    </span>
  );
}

export const nombreDelEstado = (estado: EstadoDeJornada | null): string =>
  estado === null ? 'Sin abrir' : nombresDeEstadoDeJornada[estado];
