// Posts a draft within the limits of who asks, with its warnings accepted. When nothing in it is theirs, they sign it as its approver.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import {
  borradorPorContabilizar,
  exigirEstado,
  exigirQueSeaSuyo,
  exigirVersion,
  firmasDe,
  leerBorrador,
} from './borrador.ts';
import { exigirAceptadas } from './efecto/exigir-aceptadas.ts';

export async function contabilizarPartida(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  version: number | undefined,
): Promise<ResumenDePartida> {
  const borrador = await leerBorrador(db, contexto, id);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador');
  exigirVersion(borrador, version);
  const { autor, aprobador } = firmasDe(contexto.actor, borrador);
  const partida = borradorPorContabilizar({ ...borrador, autor }, { aprobador });
  const accion = 'partidas:contabilizar';
  await cola.contabilizar({
    contexto,
    accion,
    partida,
    borrador,
    exigir: exigirAceptadas(contexto, accion, partida, []),
  });
  return verResumen(db, id);
}
