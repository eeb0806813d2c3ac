import { randomUUIDv7 } from 'node:crypto';
import type { pedirTraslado as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { claseDeTraslado } from '@cuadra/core/cajas/movimiento';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarTraslado } from '../avisos.ts';
import { exigirCajaVisible } from '../exigir-caja-visible.ts';
import { jornadaPropia } from '../movimientos/jornada-que-mueve.ts';
import { exigirOtraCaja } from './otra-caja.ts';
import { verTraslado } from './queries.ts';

/** Asks another caja for cash; it is theirs to send it, and nothing moves until then. */
export async function pedirTraslado(
  tx: Tx,
  contexto: ContextoConActor,
  { origen, monto, concepto }: BodyOf<typeof endpoint>,
): Promise<Traslado> {
  await exigirCajaVisible(tx, contexto, origen);
  const jornada = await jornadaPropia(tx, contexto);
  const otra = await exigirOtraCaja(tx, contexto, jornada, origen);
  const clase = claseDeTraslado(otra.clase, otra.claseDeLaPropia);
  const pedido = { id: randomUUIDv7(), origen, destino: jornada.caja.id, clase, monto, concepto };
  await tx
    .insertInto('trasladoDeCaja')
    .values({
      ...pedido,
      medio: 'efectivo',
      estado: 'pedido',
      pedidoPor: contexto.actor.id,
      pedidoEn: contexto.ahora.toString(),
      motivo: null,
    })
    .execute();
  await avisarTraslado(tx, contexto, pedido, 'pedido');
  return verTraslado(tx, pedido.id);
}
