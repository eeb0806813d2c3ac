import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import { noEsDePersonas } from './contracuentas.ts';

export const ingreso: ClaseDeVentanilla = {
  id: 'ingreso',
  medios: ['efectivo', 'cheque'],
  objetar: noEsDePersonas,
  conceptoDePartida: ({ codigoCaja, concepto, persona }) =>
    `Ingreso en caja ${codigoCaja}: ${concepto}${persona === null ? '' : `, de ${persona.nombre}`}`,
};
