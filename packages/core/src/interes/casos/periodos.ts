// The periods in which interest is posted, from a first day until they reach another: by the calendar, counted from the
// month in which the year of the institution begins, or from the day of each account, clamped to the end of its month.
import {
  diasDelMes,
  escribirFecha,
  type Fecha,
  fechaDeDia,
  leerFecha,
  numeroDeDia,
  numeroDeFecha,
  sumarMeses,
} from '../dia.ts';
import type { RespuestaDeCaso } from './caso.ts';
import type { Lector } from './lector.ts';

const PERIODOS_MAX = 4000;

export function periodosDePago(lector: Lector): RespuestaDeCaso {
  const [primero, hasta] = [lector.fecha('start'), numeroDeDia(lector.fecha(lector.nombre('up_to', 'end')))];
  const finDe = leerFin(lector, leerFecha(primero));
  const periodos: (readonly [string, string])[] = [];
  for (let desde = numeroDeDia(primero), cual = 1; desde <= hasta; cual++) {
    if (periodos.length === PERIODOS_MAX) lector.rechazar('up_to', `son más de ${PERIODOS_MAX} períodos`);
    const fin = finDe(desde, cual);
    periodos.push([fechaDeDia(desde), fechaDeDia(fin)]);
    desde = fin + 1;
  }
  return { periods: periodos, segmentos: [] };
}

/** The last day of a period, by its first one or by which it is. */
type Fin = (desde: number, cual: number) => number;

const mesesDe: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  BIMONTHLY: 2,
  QUARTERLY: 3,
  QUATERLY: 3,
  BIANNUAL: 6,
  SEMIANNUAL: 6,
  SEMIANNUALLY: 6,
  HALFYEARLY: 6,
  ANNUAL: 12,
  ANNUALLY: 12,
  YEARLY: 12,
};

function leerFin(lector: Lector, primero: Fecha): Fin {
  // The day on which an account was activated is its monthly anniversary.
  const escrita = lector
    .texto('frequency')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replace(/^ACTIVATIONDATE(MONTHLY)?$/, 'ANNIVERSARYMONTHLY');
  if (escrita === 'DAILY') return (desde) => desde;
  if (escrita === 'WEEKLY' || escrita === 'ANNIVERSARYWEEKLY') return (desde) => desde + 6;
  if (escrita === 'BIWEEKLY') return (desde) => desde + 13;
  const meses = mesesDe[escrita.replace('ANNIVERSARY', '')];
  if (meses === undefined)
    return lector.rechazar('frequency', `no se conoce la frecuencia «${lector.texto('frequency')}»`);
  if (escrita.includes('ANNIVERSARY'))
    return (_, cual) => numeroDeFecha(sumarMeses(primero, meses * cual)) - 1;
  const comienzo = lector.enteroSiHay('financial_year_begins_month', 1, 12) ?? 1;
  return (desde) => finPorCalendario(leerFecha(fechaDeDia(desde)), meses, comienzo);
}

function finPorCalendario({ anio, mes }: Fecha, meses: number, comienzo: number): number {
  const lleva = (mes - comienzo + 12) % meses;
  const ultimo = sumarMeses({ anio, mes, dia: 1 }, meses - 1 - lleva);
  return numeroDeDia(escribirFecha({ ...ultimo, dia: diasDelMes(ultimo.anio, ultimo.mes) }));
}
