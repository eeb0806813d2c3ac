// Another person says whether it is done, or whoever asked no longer needs it. PostgreSQL judges who may and up to how much.
import type {
  Autorizacion,
  responderAutorizacion as endpoint,
} from '@cuadra/contract/control/autorizaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { contarSiHaySenal } from '../senales/avisos.ts';
import { avisarRespuesta } from './avisos.ts';
import { verAutorizacion } from './queries.ts';

export async function responderAutorizacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  respuesta: BodyOf<typeof endpoint>,
): Promise<Autorizacion> {
  const motivo = respuesta.decision === 'negada' ? respuesta.motivo : null;
  await sql`select autorizacion_responder(${id}::uuid, ${respuesta.decision}, ${motivo}, ${contexto.ahora.toString()}::timestamptz)`
    .execute(tx)
    .catch(explicarRechazo);
  const respondida = await contada(tx, contexto, id);
  await contarSiHaySenal(tx, contexto, respondida.agencia);
  return respondida;
}

export async function retirarAutorizacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  motivo: string,
): Promise<Autorizacion> {
  await sql`select autorizacion_retirar(${id}::uuid, ${motivo}, ${contexto.ahora.toString()}::timestamptz)`
    .execute(tx)
    .catch(explicarRechazo);
  return contada(tx, contexto, id);
}

async function contada(tx: Tx, contexto: ContextoConActor, id: string): Promise<Autorizacion> {
  const respondida = await verAutorizacion(tx, contexto, id);
  await avisarRespuesta(
    tx,
    contexto,
    { ...respondida, pedidaPor: respondida.pedidaPor.id },
    respondida.estado,
  );
  return respondida;
}
