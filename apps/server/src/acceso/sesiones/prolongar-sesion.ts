// How long a session lives without anybody there. Only a person prolongs it: by entering, by what they change, or by
// the ping of their open browser while they are at it. What a program reads by itself does not (ADR 7).
import { PULSO_SEGUNDOS } from '@cuadra/contract/acceso/sesiones';
import type { LimitesDeSesiones } from '#platform/config.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Sesion } from './sesion-vigente.ts';

/** Closer to the last time than this, nothing is written; below the pulse, so that each one counts. */
const PRECISION: Temporal.DurationLike = { seconds: 10 };

/** The pulse that was on its way when the person left is theirs too. */
export function inactivaDesde(
  ahora: Temporal.Instant,
  { inactividadSegundos, avisoSegundos }: LimitesDeSesiones,
): Temporal.Instant {
  return ahora.add({ seconds: inactividadSegundos + avisoSegundos + PULSO_SEGUNDOS });
}

export async function prolongarSesion(
  db: Database,
  limites: LimitesDeSesiones,
  { actor, ultimoUso }: Sesion,
  ahora: Temporal.Instant,
): Promise<void> {
  const limite = ahora.subtract(PRECISION);
  if (Temporal.Instant.compare(ultimoUso, limite) > 0) return;
  await db
    .updateTable('sesion')
    .set({ ultimoUso: ahora.toString(), inactivaEn: inactivaDesde(ahora, limites).toString() })
    .where('id', '=', actor.sesion)
    // When several come at the same moment, one writes.
    .where('ultimoUso', '<=', limite.toString())
    .execute();
}
