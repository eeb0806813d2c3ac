// Where a cajero stands today: whatever they ask for is of that caja, or not theirs.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';

export const hoyDe = ({ ahora }: Pick<ContextoConActor, 'ahora'>): string =>
  hoyEn({ ahora: () => ahora }).toString();

/** The caja of the jornada in course and the one assigned today: one, unless yesterday's is still to be closed. */
export async function misCajas(db: Database, contexto: ContextoConActor): Promise<string[]> {
  const { id, agencias } = contexto.actor;
  const hoy = hoyDe(contexto);
  const { rows } = await sql<{ id: string }>`
    select c.id from caja c where c.agencia = any(${agencias}::text[]) and c.id in (
      select j.caja from jornada j where j.cajero = ${id} and j.estado in ('abierta', 'contada')
      union all
      select a.caja from asignacion_de_caja a
      where a.cajero = ${id} and a.desde <= ${hoy}::date and (a.hasta is null or a.hasta >= ${hoy}::date))`.execute(
    db,
  );
  return rows.map((caja) => caja.id);
}
