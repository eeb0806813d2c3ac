// Deposits and withdrawals of savings: the account of the chart on the other side is that of the product, which only they move.
import type { ClaseDeVentanilla } from './clase-de-ventanilla.ts';
import type { CuentaElegida, Objecion } from './contracuentas.ts';

export const depositoDeAhorro: ClaseDeVentanilla = {
  id: 'deposito-ahorro',
  medios: ['efectivo', 'cheque'],
  objetar: noEsDeAhorro,
  conceptoDePartida: ({ codigoCaja, concepto, persona, numeroDeAhorro }) =>
    `Depósito en la cuenta de ahorro ${numeroDeAhorro ?? ''}, caja ${codigoCaja}: ${concepto}${persona === null ? '' : `, de ${persona.nombre}`}`,
};

export const retiroDeAhorro: ClaseDeVentanilla = {
  id: 'retiro-ahorro',
  medios: ['efectivo'],
  objetar: noEsDeAhorro,
  conceptoDePartida: ({ codigoCaja, concepto, persona, numeroDeAhorro }) =>
    `Retiro de la cuenta de ahorro ${numeroDeAhorro ?? ''}, caja ${codigoCaja}: ${concepto}${persona === null ? '' : `, a ${persona.nombre}`}`,
};

function noEsDeAhorro({ esDeAhorro }: CuentaElegida): Objecion | undefined {
  return esDeAhorro
    ? undefined
    : { codigo: 'MOVIMIENTO_INVALIDO', detalle: 'Esa cuenta no es la de un producto de ahorro.' };
}
