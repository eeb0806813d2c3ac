// Since which day something is new: for whoever works here every day, since yesterday; for an auditor, since the last day
// they were here. Whole days, as the lists that show it are asked by.
import type { Novedades } from '@cuadra/contract/inicio/novedades';
import { visitaAnterior } from '#acceso/sesiones/visita-anterior.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

/** What is older is no news, and looking through it would cost more the longer somebody stays away. */
const DIAS_MAX = 31;

export async function desdeCuando(
  db: Database,
  { actor, ahora }: ContextoConActor,
): Promise<Pick<Novedades, 'desde' | 'porque'>> {
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).startOfDay();
  const haceDias = (days: number) => hoy.toPlainDate().subtract({ days }).toString();
  if (!actor.roles.includes('auditor')) return { desde: haceDias(1), porque: 'ayer' };
  const visita = await visitaAnterior(db, actor.id, hoy.toInstant());
  if (visita === undefined) return { desde: haceDias(1), porque: 'primera-visita' };
  const dia = visita.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  const tope = haceDias(DIAS_MAX);
  return dia < tope ? { desde: tope, porque: 'tope' } : { desde: dia, porque: 'ultima-visita' };
}
