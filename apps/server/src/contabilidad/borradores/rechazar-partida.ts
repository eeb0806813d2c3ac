import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import { verResumen } from '../partidas/queries.ts';
import { avisarRechazo } from './avisos.ts';
import { exigirEstado, tomarBorrador } from './borrador.ts';
import { cambiarEstado } from './cambiar-estado.ts';

/** Back to its author, with the reason. */
export async function rechazarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  motivo: string,
): Promise<ResumenDePartida> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirEstado(borrador, 'en_revision');
  await cambiarEstado(tx, contexto, borrador, 'rechazada', motivo);
  await avisarRechazo(tx, contexto, borrador, motivo);
  return verResumen(tx, id);
}
