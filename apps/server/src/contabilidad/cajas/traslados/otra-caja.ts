// The caja at the other end of a traslado: of the same agencia, active and, where cash is about to leave for it, with
// somebody who can receive it today.
import type { ClaseDeCaja } from '@cuadra/core/cajas/movimiento';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyDe } from '../mis-cajas.ts';
import type { JornadaQueMueve } from '../movimientos/jornada-que-mueve.ts';

export interface OtraCaja {
  readonly id: string;
  readonly codigo: string;
  readonly clase: ClaseDeCaja;
  readonly claseDeLaPropia: ClaseDeCaja;
  readonly activa: boolean;
  readonly abierta: boolean;
}

export async function exigirOtraCaja(
  db: Database,
  contexto: ContextoConActor,
  { caja: propia }: JornadaQueMueve,
  id: string,
): Promise<OtraCaja> {
  const { rows } = await sql<OtraCaja>`
    select c.id, c.codigo, c.clase, p.clase as clase_de_la_propia, c.activa, exists (
      select from jornada j where j.caja = c.id and j.estado = 'abierta' and j.fecha = ${hoyDe(contexto)}::date) as abierta
    from caja p join caja c on c.agencia = p.agencia
    where p.id = ${propia.id} and p.agencia = any(${contexto.actor.agencias}::text[]) and c.id = ${id}`.execute(
    db,
  );
  const [otra] = rows;
  if (otra === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (otra.id === propia.id) {
    throw new ProblemaError('MOVIMIENTO_INVALIDO', { detalle: 'Elija una caja distinta de la suya.' });
  }
  if (!otra.activa) {
    throw new ProblemaError('MOVIMIENTO_INVALIDO', { detalle: `La caja ${otra.codigo} no está activa.` });
  }
  return otra;
}

/** Cash does not leave for a drawer that nobody can open today. */
export function exigirQuienReciba({ codigo, abierta }: OtraCaja): void {
  if (abierta) return;
  throw new ProblemaError('MOVIMIENTO_INVALIDO', {
    detalle: `La caja ${codigo} no está abierta hoy: no hay quien lo reciba.`,
  });
}
