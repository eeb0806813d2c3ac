import type { Tx } from '#platform/database/escribir.ts';
import { avisarLista } from './guardar-avisos.ts';
import type { Lista } from './queries.ts';

/** Seen and read, all of them. */
export async function marcarAvisosLeidos(tx: Tx, { usuario, clase }: Lista): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('aviso')
    .set({ leido: true, visto: true })
    .where('usuario', '=', usuario)
    .where('clase', '=', clase)
    .where('leido', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0) await avisarLista(tx, clase, [usuario]);
}
