import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import { noEsDePersonas } from './contracuentas.ts';

export const egreso: ClaseDeVentanilla = {
  id: 'egreso',
  medios: ['efectivo', 'cheque'],
  objetar: noEsDePersonas,
  conceptoDePartida: ({ codigoCaja, concepto, persona }) =>
    `Egreso de caja ${codigoCaja}: ${concepto}${persona === null ? '' : `, a ${persona.nombre}`}`,
};
