// The state of a cheque: a dot and its name. A ring: nothing is expected of it any more.
import { type EstadoDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import classes from './estado-de-cheque.module.css';

interface EstadoDeChequeVistoProps {
  readonly estado: EstadoDeCheque;
  readonly vencido: boolean;
}

export function EstadoDeChequeVisto({ estado, vencido }: EstadoDeChequeVistoProps) {
  return (
    <span className={classes.estado} data-estado={vencido ? 'vencido' : estado}>
      {nombresDeEstadoDeCheque[estado]}
      {vencido && ', vencido'}
    </span>
  );
}
