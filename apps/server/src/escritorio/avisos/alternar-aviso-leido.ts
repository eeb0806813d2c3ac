import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import type { Tx } from '#platform/database/escribir.ts';
import { editarAviso } from './editar-aviso.ts';
import { type Lista, tomarAviso } from './queries.ts';

export async function alternarAvisoLeido(tx: Tx, lista: Lista, id: string): Promise<Aviso> {
  const { aviso } = await tomarAviso(tx, lista, id);
  return editarAviso(tx, lista, id, { read: !aviso.read });
}
