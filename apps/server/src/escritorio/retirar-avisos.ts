// Withdraws a notice that asked several people for the same thing: one of them did it, and nobody is to be sent there again.
import type { Tx } from '#platform/database/escribir.ts';
import { avisarLista } from './avisos/guardar-avisos.ts';

export async function retirarAvisos(tx: Tx, asunto: string): Promise<void> {
  const retirados = await tx
    .deleteFrom('aviso')
    .where('asunto', '=', asunto)
    .where('clase', '=', 'notificacion')
    .returning('usuario')
    .execute();
  const usuarios = [...new Set(retirados.map(({ usuario }) => usuario))];
  await avisarLista(tx, 'notificacion', usuarios);
}
