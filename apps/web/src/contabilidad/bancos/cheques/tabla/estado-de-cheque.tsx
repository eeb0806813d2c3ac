// The state of a cheque: a dot and its name. A ring: nothing is expected of it any more.
import { type EstadoDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import classes from './estado-de-cheque.module.css';

interface EstadoDeChequeVistoProps {
  readonly estado: EstadoDeCheque;
  readonly vencido: boolean;
  /** In a narrow column: of one that is overdue, only that. */
  readonly breve?: boolean;
}

export function EstadoDeChequeVisto({ estado, vencido, breve = false }: EstadoDeChequeVistoProps) {
  return (
    <span className={classes.estado} data-estado={vencido ? 'vencido' : estado}>
      {vencido && breve ? 'Vencido' : nombresDeEstadoDeCheque[estado]}
      {vencido && !breve && ', vencido'}
    </span>
  );
}
