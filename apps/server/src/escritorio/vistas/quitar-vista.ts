import { avisar, type Tx } from '#platform/database/escribir.ts';
import { tomarVista } from './queries.ts';

export async function quitarVista(tx: Tx, usuario: string, id: string): Promise<true> {
  await tomarVista(tx, usuario, id);
  await tx.deleteFrom('vista').where('id', '=', id).execute();
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'vistas-cambio' });
  return true;
}
