// Sends a draft to another person's review. It must already be fit to be posted: only the signature is missing.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import { leerEntorno } from '../libro/entorno.ts';
import { problemaDe, revisar } from '../libro/revisar.ts';
import { verResumen } from '../partidas/queries.ts';
import { avisarRevision } from './avisos.ts';
import { exigirEstado, exigirQueSeaSuyo, exigirVersion, porContabilizar, tomarBorrador } from './borrador.ts';
import { cambiarEstado } from './cambiar-estado.ts';

export async function enviarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  version: number | undefined,
): Promise<ResumenDePartida> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  exigirVersion(borrador, version);
  const partida = porContabilizar(borrador, { aprobador: null });
  const problema = problemaDe(revisar(await leerEntorno(tx, contexto.ahora, [partida]), partida));
  if (problema !== undefined) throw problema;
  await cambiarEstado(tx, contexto, borrador, 'en_revision', null);
  await avisarRevision(tx, contexto, borrador);
  return verResumen(tx, id);
}
