// Sends a draft to another person's review. It must already be fit to be posted: only the signature is missing.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import { leerLibro } from '../libro/entorno.ts';
import { problemaDePartida, revisarLote } from '../libro/revisar.ts';
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
  const [errores = []] = revisarLote(await leerLibro(tx, contexto.ahora, [partida]), [partida]);
  const [primero, ...resto] = errores;
  if (primero !== undefined) throw problemaDePartida([primero, ...resto]);
  await cambiarEstado(tx, contexto, borrador, 'en_revision', null);
  await avisarRevision(tx, contexto, borrador);
  return verResumen(tx, id);
}
