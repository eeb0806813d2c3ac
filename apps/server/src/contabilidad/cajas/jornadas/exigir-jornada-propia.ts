import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface JornadaPropia {
  readonly caja: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly estado: EstadoDeJornada;
  readonly version: number;
}

/** The jornada, held until the transaction ends, if it is the person's own; one of a colleague is refused by its name. */
export async function exigirJornadaPropia(
  tx: Tx,
  { actor }: Pick<ContextoConActor, 'actor'>,
  id: string,
): Promise<JornadaPropia> {
  const { rows } = await sql<JornadaPropia & { readonly cajero: string }>`
    select j.caja, c.agencia, j.fecha, j.estado, j.version, j.cajero
    from jornada j join caja c on c.id = j.caja
    where j.id = ${id}::uuid and c.agencia = any(${actor.agencias}::text[])
    for update of j`.execute(tx);
  const [jornada] = rows;
  if (jornada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { cajero, ...propia } = jornada;
  if (cajero !== actor.id)
    throw new ProblemaError('CAJA_AJENA', { detalle: 'Esa jornada es de otro cajero.' });
  return propia;
}
