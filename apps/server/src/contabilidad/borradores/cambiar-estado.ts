import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import type { Borrador } from './borrador.ts';

/** A change of state is a change: whoever was looking at the version before it decides again. */
export async function cambiarEstado(
  tx: Tx,
  { ahora }: Contexto,
  { id, version }: Borrador,
  estado: Borrador['estado'],
  motivo: string | null,
): Promise<void> {
  await tx
    .updateTable('borrador')
    .set({ estado, motivo, version: version + 1, actualizadoEn: ahora.toString() })
    .where('id', '=', id)
    .execute();
}
