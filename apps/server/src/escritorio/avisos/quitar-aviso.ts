import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarLista } from './guardar-avisos.ts';
import { type Lista, tomarAviso } from './queries.ts';

/** The one that was removed. */
export async function quitarAviso(tx: Tx, lista: Lista, id: string): Promise<Aviso> {
  const { aviso } = await tomarAviso(tx, lista, id);
  await tx.deleteFrom('aviso').where('id', '=', id).execute();
  await avisarLista(tx, lista.clase, [lista.usuario]);
  return aviso;
}
