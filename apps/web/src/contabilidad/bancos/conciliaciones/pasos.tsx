// Who did what with the conciliación of a month, and when.
import type { Conciliacion, PasoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { formatInstant } from '#ui/format/date.ts';
import classes from './conciliacion.module.css';

const NOMBRES: Readonly<Record<PasoDeConciliacion, string>> = {
  enviar: 'Enviada a revisión',
  devolver: 'Devuelta',
  aprobar: 'Aprobada',
  'pedir-reapertura': 'Reapertura pedida',
  'retirar-reapertura': 'Reapertura retirada',
  reabrir: 'Reabierta',
};

export function Pasos({ pasos }: Pick<Conciliacion, 'pasos'>) {
  return (
    <ol className={classes.pasos}>
      {pasos.map(({ paso, por, en, motivo }) => (
        <li key={`${paso} ${en}`}>
          <strong>{NOMBRES[paso]}</strong> por {por.nombre}, {formatInstant(en)}
          {motivo !== null && <small className={classes.motivo}>{motivo}</small>}
        </li>
      ))}
    </ol>
  );
}
