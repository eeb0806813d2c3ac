import { verResumenPropio } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { exigirEstado, exigirQueSeaSuyo, tomarBorrador } from '../borrador.ts';

/** Only of a draft, and not while somebody reviews it: what was approved keeps what it was approved with. */
export async function quitarSoporte(
  tx: Tx,
  contexto: ContextoConActor,
  { id: partida, idSoporte }: { readonly id: string; readonly idSoporte: string },
): Promise<true> {
  const { estado } = await verResumenPropio(tx, contexto.actor, partida);
  if (estado === 'contabilizada') throw new ProblemaError('SOPORTE_FIJO');
  const borrador = await tomarBorrador(tx, contexto, partida);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  const quitado = await tx
    .deleteFrom('soporte')
    .where('id', '=', idSoporte)
    .where('partida', '=', partida)
    .returning('id')
    .executeTakeFirst();
  if (quitado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return true;
}
