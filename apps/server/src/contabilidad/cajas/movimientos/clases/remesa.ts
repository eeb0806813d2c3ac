import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import { noEsDeBanco } from './contracuentas.ts';

export const remesa: ClaseDeVentanilla = {
  id: 'remesa',
  medios: ['efectivo', 'cheque'],
  objetar: noEsDeBanco,
  conceptoDePartida: ({ codigoCaja, concepto }) => `Remesa al banco de caja ${codigoCaja}: ${concepto}`,
};
