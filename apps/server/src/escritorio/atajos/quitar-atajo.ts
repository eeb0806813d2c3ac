import type { Atajo } from '@cuadra/contract/escritorio/atajos';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { tomarAtajo } from './queries.ts';

/** The one that was removed. */
export async function quitarAtajo(tx: Tx, usuario: string, id: string): Promise<Atajo> {
  const atajo = await tomarAtajo(tx, usuario, id);
  await tx.deleteFrom('atajo').where('id', '=', id).execute();
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'atajos-cambio' });
  return atajo;
}
