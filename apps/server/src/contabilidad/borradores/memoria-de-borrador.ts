// What the screen remembers of a draft. It follows the draft's own rules of who may, and leaves no trace.
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { exigirQueSeaSuyo, leerBorrador } from './borrador.ts';

const SIN_MEMORIA: MemoriaDeBorrador = { cursor: null, formulas: {} };

export async function verMemoria(
  db: Database,
  contexto: ContextoConActor,
  id: string,
): Promise<MemoriaDeBorrador> {
  exigirQueSeaSuyo(contexto.actor, await leerBorrador(db, contexto, id));
  const memoria = await db
    .selectFrom('memoriaBorrador')
    .select(['cursor', 'formulas'])
    .where('borrador', '=', id)
    .executeTakeFirst();
  return memoria ?? SIN_MEMORIA;
}

/** Without holding the draft: where somebody's cursor is must not make anybody wait. */
export async function guardarMemoria(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  memoria: MemoriaDeBorrador,
): Promise<MemoriaDeBorrador> {
  exigirQueSeaSuyo(contexto.actor, await leerBorrador(tx, contexto, id));
  const columnas = {
    cursor: memoria.cursor === null ? null : JSON.stringify(memoria.cursor),
    formulas: JSON.stringify(memoria.formulas),
  };
  await tx
    .insertInto('memoriaBorrador')
    .values({ borrador: id, ...columnas })
    .onConflict((conflicto) => conflicto.column('borrador').doUpdateSet(columnas))
    .execute();
  return memoria;
}
