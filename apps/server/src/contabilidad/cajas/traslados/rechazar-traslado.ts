import type { rechazarTraslado as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarTraslado } from '../avisos.ts';
import { cambiarTraslado, exigirTraslado } from './exigir-traslado.ts';
import { verTraslado } from './queries.ts';

/** It stays on its way until who sent it takes it back. Whoever already counted may say so too: nothing moves in their caja. */
export async function rechazarTraslado(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: BodyOf<typeof endpoint>,
): Promise<Traslado> {
  const estado = 'en_transito';
  const traslado = await exigirTraslado(tx, contexto, { id, version, lados: ['destino'], estado });
  await cambiarTraslado(tx, traslado, { estado: 'rechazado', motivo });
  await avisarTraslado(tx, contexto, traslado, 'rechazado');
  return verTraslado(tx, id);
}
