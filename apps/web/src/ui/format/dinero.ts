// Money on screen, by the rule of core/dinero: negatives in parentheses. Amounts are whole centavos.
//
//   formatearMonto(123456)  → '1,234.56'      in a column whose header already says the currency
//   formatearQuetzales(…)   → 'Q 1,234.56'    in a sentence
//   formatearSaldo(-5000)   → '(50.00)'       in a statement: zero as a dash
//   escribirMonto(-5000)    → '-50.00'        in a field, as a person would write it
import {
  type Centavos,
  centavos,
  formatearQuetzales as enQuetzales,
  formatearCifra,
  opuesto,
} from '@cuadra/core/dinero';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';

/** What is no amount does not pass for one, whatever its type says: a figure on screen is believed. */
export const formatearMonto = (monto: Centavos): string => formatearCifra(centavos(monto));

/** With a space that does not break, so that the currency never ends a line. */
export const formatearQuetzales = (monto: Centavos): string => enQuetzales(monto).replace(' ', '\u00a0');

/** A sentence of the server, with the same care for the amounts in it. */
export const conMontosEnteros = (sentence: string): string => sentence.replaceAll(/\bQ (?=\d)/g, 'Q\u00a0');

export const formatearSaldo = (monto: Centavos): string => cifraImpresa(monto, 'monto');

/** Parentheses are for reading: a formula would take them for its own. */
export const escribirMonto = (monto: Centavos): string =>
  monto < 0 ? `-${formatearMonto(opuesto(monto))}` : formatearMonto(monto);

// Spanish leaves four digits ungrouped by default; a column groups them all.
const grouped = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 0, useGrouping: 'always' });

export const formatearEntero = (number: number): string => grouped.format(number);
