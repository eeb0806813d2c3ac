// The rate that a table gives to an amount and a term. Both ends of a row belong to it.
import { compararRacionales, type Racional } from '../racional.ts';
import type { RespuestaDeCaso } from './caso.ts';
import type { Lector } from './lector.ts';

export function tasaDeLaTabla(lector: Lector): RespuestaDeCaso {
  const monto = lector.decimalSiHay('amount');
  const plazo = lector.decimalSiHay(
    lector.nombre('period_months', 'period_days', 'period_weeks', 'period_years', 'period'),
  );
  const filas = lector
    .lista('table')
    .filter((fila) => dentro(fila, 'amount', monto) && dentro(fila, 'period', plazo));
  const [una, ...otras] = filas;
  if (una === undefined) return lector.rechazar('table', 'ninguna fila tiene ese monto y ese plazo');
  const tasa = una.decimal('rate_pct');
  if (otras.some((otra) => compararRacionales(otra.decimal('rate_pct'), tasa) !== 0))
    return lector.rechazar('table', 'más de una fila tiene ese monto y ese plazo');
  return { value: una.escrito('rate_pct'), segmentos: [] };
}

/** A row without ends on one side says nothing of that side. */
function dentro(fila: Lector, eje: 'amount' | 'period', valor: Racional | undefined): boolean {
  const [desde, hasta] = [fila.decimalSiHay(`${eje}_from`), fila.decimalSiHay(`${eje}_to`)];
  if (desde === undefined && hasta === undefined) return true;
  if (valor === undefined) return fila.rechazar(`${eje}_from`, 'el caso no da con qué compararlo');
  return (
    (desde === undefined || compararRacionales(valor, desde) >= 0) &&
    (hasta === undefined || compararRacionales(valor, hasta) <= 0)
  );
}
