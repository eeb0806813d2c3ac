// The columns each person chose for sheets with the same headings, found by the digest of those.
import { hash } from 'node:crypto';
import type { MapeoDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';

/** How many of each person's are kept: the latest used. */
const RECORDADOS_MAX = 100;

export async function buscarMapeo(
  db: Database,
  usuario: string,
  encabezado: readonly string[],
): Promise<MapeoDePartidas | undefined> {
  const fila = await db
    .selectFrom('mapeoImportacion')
    .select('mapeo')
    .where('usuario', '=', usuario)
    .where('encabezado', '=', huellaDe(encabezado))
    .executeTakeFirst();
  return fila?.mapeo;
}

export async function recordarMapeo(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  encabezado: readonly string[],
  mapeo: MapeoDePartidas,
): Promise<void> {
  const columnas = { mapeo: JSON.stringify(mapeo), usadoEn: ahora.toString() };
  await tx
    .insertInto('mapeoImportacion')
    .values({ usuario: actor.id, encabezado: huellaDe(encabezado), ...columnas })
    .onConflict((conflicto) => conflicto.columns(['usuario', 'encabezado']).doUpdateSet(columnas))
    .execute();
  await sql`delete from mapeo_importacion where usuario = ${actor.id} and encabezado in (
    select m.encabezado from mapeo_importacion m where m.usuario = ${actor.id}
    order by m.usado_en desc offset ${RECORDADOS_MAX})`.execute(tx);
}

function huellaDe(encabezado: readonly string[]): string {
  return hash('sha256', JSON.stringify(encabezado.map((titulo) => titulo.toLowerCase())));
}
