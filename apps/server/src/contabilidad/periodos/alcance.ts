import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import type { Contexto } from '../../platform/contexto.ts';
import { ZONA_HORARIA } from '../../platform/reloj.ts';
import type { Alcance } from './compuerta.ts';
import type { ClaveDePeriodo } from './queries.ts';

/** What a month's gates look at, today. */
export function alcanceDelMes(
  { anio, mes, agencia }: ClaveDePeriodo,
  { ahora }: Pick<Contexto, 'ahora'>,
): Alcance {
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  return { anio, mes, agencia, desde: primerDia(anio, mes), hasta: ultimoDia(anio, mes), hoy };
}
