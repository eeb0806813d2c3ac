// The columns each person chose for sheets of a kind with the same headings, and how they said its days and amounts are read; found by the digest of those.
import { hash } from 'node:crypto';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';

/** How many of each person's and kind are kept: the latest used. */
const RECORDADOS_MAX = 100;

interface DeHoja {
  /** The kind of sheet. */
  readonly clase: string;
  readonly encabezado: readonly string[];
  /** How it was read; which page it was is of that file alone. */
  readonly lectura?: Lectura;
}

interface Recordado {
  readonly mapeo: Mapeo;
  readonly lectura: Lectura;
}

export async function buscarMapeo(
  db: Database,
  usuario: string,
  { clase, encabezado }: DeHoja,
): Promise<Recordado | undefined> {
  return db
    .selectFrom('mapeoImportacion')
    .select(['mapeo', 'lectura'])
    .where('usuario', '=', usuario)
    .where('clase', '=', clase)
    .where('encabezado', '=', huellaDe(encabezado))
    .executeTakeFirst();
}

/** Once it served: the next sheet with these headings is offered it. That it could not be kept is not for the person to hear. */
export async function recordarMapeo(
  { db, log }: Pick<Plataforma, 'db' | 'log'>,
  contexto: ContextoConActor,
  hoja: DeHoja,
  mapeo: Mapeo,
): Promise<void> {
  try {
    await escribir(db, contexto, `${hoja.clase}:recordar-columnas`, (tx) =>
      guardarMapeo(tx, contexto, hoja, mapeo),
    );
  } catch (error) {
    log.warn({ err: error }, `No se recordaron las columnas de una hoja de ${hoja.clase}`);
  }
}

async function guardarMapeo(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { clase, encabezado, lectura: { fechas, decimales } = {} }: DeHoja,
  mapeo: Mapeo,
): Promise<void> {
  const columnas = {
    mapeo: JSON.stringify(mapeo),
    lectura: JSON.stringify({ fechas, decimales }),
    usadoEn: ahora.toString(),
  };
  await tx
    .insertInto('mapeoImportacion')
    .values({ usuario: actor.id, clase, encabezado: huellaDe(encabezado), ...columnas })
    .onConflict((conflicto) => conflicto.columns(['usuario', 'clase', 'encabezado']).doUpdateSet(columnas))
    .execute();
  await sql`delete from mapeo_importacion where usuario = ${actor.id} and clase = ${clase} and encabezado in (
    select m.encabezado from mapeo_importacion m where m.usuario = ${actor.id} and m.clase = ${clase}
    order by m.usado_en desc offset ${RECORDADOS_MAX})`.execute(tx);
}

function huellaDe(encabezado: readonly string[]): string {
  return hash('sha256', JSON.stringify(encabezado.map((titulo) => titulo.toLowerCase())));
}
