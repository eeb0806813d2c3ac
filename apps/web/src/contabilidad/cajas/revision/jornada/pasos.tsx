// What was said about a jornada, as the conversation it is: its cajero explains and answers, whoever reviews asks and decides.
import type { Jornada, PasoDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import { formatInstant } from '#ui/format/date.ts';
import classes from './panel-de-jornada.module.css';

export function Pasos({ jornada: { explicacion, pasos, cajero, cerradaEn } }: { readonly jornada: Jornada }) {
  return (
    <ol className={classes.pasos}>
      {explicacion !== null && (
        <li className={classes.paso} data-de="cajero">
          <p className={classes.quien}>
            {cajero.nombre} explicó{cerradaEn === null ? '' : `, ${formatInstant(cerradaEn)}`}
          </p>
          <p>{explicacion}</p>
        </li>
      )}
      {pasos.map((paso) => (
        <li
          key={paso.id}
          className={classes.paso}
          data-de={paso.paso === 'responder' ? 'cajero' : 'revision'}
        >
          <p className={classes.quien}>
            {paso.por.nombre} {VERBOS[paso.paso]}, {formatInstant(paso.en)}
          </p>
          {paso.destino !== null && <p>{nombresDeDestino[paso.destino]}</p>}
          {paso.texto !== null && <p>{paso.texto}</p>}
        </li>
      ))}
    </ol>
  );
}

const VERBOS: Readonly<Record<PasoDeRevision['paso'], string>> = {
  observar: 'observó',
  responder: 'respondió',
  proponer: 'propuso',
  negar: 'negó la propuesta',
  revisar: 'revisó',
};
