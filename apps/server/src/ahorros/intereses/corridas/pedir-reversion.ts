import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { notificarDeCorrida } from '../avisos.ts';
import { darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** That what was paid be undone: another person does it, or refuses. */
export async function pedirReversion(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version, motivo }: { readonly version: number; readonly motivo: string },
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  exigirEstado(corrida, ...estadosQueAdmiten['pedir-reversion']);
  if (corrida.reversionPedidaPor !== null) throw new ProblemaError('CORRIDA_NO_ADMITE');
  await exigirQueSeaLaUltima(tx, id);
  const { actor } = contexto;
  await darPasoDeCorrida(
    tx,
    contexto,
    corrida,
    { reversionPedidaPor: actor.id, reversionMotivo: motivo },
    `Reversión pedida: ${motivo}`,
  );
  await notificarDeCorrida(tx, contexto, corrida, [corrida.aprobadaPor], {
    titulo: 'Piden revertir intereses',
    descripcion: motivo,
  });
}

export async function exigirQueSeaLaUltima(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ si: boolean }>`select corrida_es_la_ultima(${id}) as si`.execute(tx);
  if (rows[0]?.si !== true) throw new ProblemaError('CORRIDA_NO_ES_LA_ULTIMA');
}
