import type { anularPedido as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarTraslado } from '../avisos.ts';
import { cambiarTraslado, exigirTraslado } from './exigir-traslado.ts';
import { verTraslado } from './queries.ts';

/** Before cash moves either of the two cajas calls it off. */
export async function anularPedido(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: BodyOf<typeof endpoint>,
): Promise<Traslado> {
  const estado = 'pedido';
  const traslado = await exigirTraslado(tx, contexto, { id, version, lados: ['origen', 'destino'], estado });
  await cambiarTraslado(tx, traslado, { estado: 'anulado', motivo });
  await avisarTraslado(tx, contexto, traslado, 'anulado');
  return verTraslado(tx, id);
}
