import type { Database } from '#platform/database/pool.ts';

/** When a person was last here before an instant; undefined: never. */
export async function visitaAnterior(
  db: Database,
  usuario: string,
  antesDe: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const ultima = await db
    .selectFrom('sesion')
    .select('ultimoUso')
    .where('usuario', '=', usuario)
    .where('abiertaEn', '<', antesDe.toString())
    .orderBy('abiertaEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultima === undefined ? undefined : Temporal.Instant.from(ultima.ultimoUso);
}
