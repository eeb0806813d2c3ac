// Money as people read it. Amounts are whole centavos; nothing here divides into decimals.
//
//   formatearMonto(123456)  → '1,234.56'      in a column whose header already says the currency
//   formatearQuetzales(…)   → 'Q 1,234.56'    in a sentence
//   formatearSaldo(-5000)   → '(50.00)'       in a statement: negatives in parentheses, zero as a dash
import { type Centavos, opuesto } from '@cuadra/core/dinero';

// Spanish leaves four digits ungrouped by default; a column of amounts groups them all.
const agrupado = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 0, useGrouping: 'always' });

export function formatearMonto(centavos: Centavos): string {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`No son centavos enteros: ${centavos}`);
  const valor = Math.abs(centavos);
  const quetzales = agrupado.format((valor - (valor % 100)) / 100);
  const signo = centavos < 0 ? '-' : '';
  return `${signo}${quetzales}.${String(valor % 100).padStart(2, '0')}`;
}

/** With a space that does not break, so that the currency never ends a line. */
export function formatearQuetzales(centavos: Centavos): string {
  const monto = formatearMonto(centavos);
  return centavos < 0 ? `-Q\u00a0${monto.slice(1)}` : `Q\u00a0${monto}`;
}

export function formatearSaldo(centavos: Centavos): string {
  if (centavos === 0) return '–';
  return centavos < 0 ? `(${formatearMonto(opuesto(centavos))})` : formatearMonto(centavos);
}

export const formatearEntero = (numero: number): string => agrupado.format(numero);
