import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import type { Contexto } from '#platform/contexto.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Alcance, AlcanceDeVarias } from './compuerta.ts';
import type { ClaveDePeriodo } from './queries.ts';

/** What a month's gates look at, today. */
export function alcanceDelMes(
  { anio, mes, agencia }: ClaveDePeriodo,
  contexto: Pick<Contexto, 'ahora'>,
): Alcance {
  return { anio, mes, agencia, ...diasDe(anio, mes, contexto) };
}

/** The same in several agencias. */
export function alcanceDeVarias(
  { anio, mes, agencias }: Pick<AlcanceDeVarias, 'anio' | 'mes' | 'agencias'>,
  contexto: Pick<Contexto, 'ahora'>,
): AlcanceDeVarias {
  return { anio, mes, agencias, ...diasDe(anio, mes, contexto) };
}

function diasDe(anio: number, mes: number, { ahora }: Pick<Contexto, 'ahora'>) {
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  return { desde: primerDia(anio, mes), hasta: ultimoDia(anio, mes), hoy };
}
