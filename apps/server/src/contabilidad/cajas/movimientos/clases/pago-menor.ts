import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import { noEsDePersonas } from './contracuentas.ts';

export const pagoMenor: ClaseDeVentanilla = {
  id: 'pago-menor',
  medios: ['efectivo'],
  objetar: noEsDePersonas,
  conceptoDePartida: ({ codigoCaja, concepto }) => `Pago menor de caja ${codigoCaja}: ${concepto}`,
};
