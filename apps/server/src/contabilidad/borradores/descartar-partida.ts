import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import { exigirEstado, exigirQueSeaSuyo, tomarBorrador } from './borrador.ts';

/** The draft goes with its supports and its accepted warnings; the bitácora keeps what they were. */
export async function descartarPartida(tx: Tx, contexto: ContextoConActor, id: string): Promise<true> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  await tx.deleteFrom('soporte').where('partida', '=', id).execute();
  await tx.deleteFrom('advertenciaAceptada').where('partida', '=', id).execute();
  await tx.deleteFrom('borrador').where('id', '=', id).execute();
  return true;
}
