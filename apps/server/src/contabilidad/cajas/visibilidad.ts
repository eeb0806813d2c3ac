// What a person may know of a jornada. Whoever answers for the cajas of an agencia sees all of them; a cajero, the own ones.
// And nobody who has the cash of an open jornada in hand is told what the books expect of it, by whatever way they ask: a
// count made knowing the answer is no count. Everything of the cajas that answers with figures goes through here.
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';

type Quien = Pick<Actor, 'id' | 'agencias' | 'permisos'>;

/** A condition on a jornada `j` of a caja `c`. */
export function puedeVerJornada({ id, agencias, permisos }: Quien): RawBuilder<boolean> {
  const deTodas = permisos.has('arqueos:ver');
  return sql<boolean>`(c.agencia = any(${agencias}::text[]) and (${deTodas} or j.cajero = ${id}::uuid))`;
}

/** A condition on a caja `c`: of the own agencias and, for a cajero, the one they have on that day or still have open. */
export function puedeVerCaja({ id, agencias, permisos }: Quien, dia: string): RawBuilder<boolean> {
  const deTodas = permisos.has('arqueos:ver');
  return sql<boolean>`(c.agencia = any(${agencias}::text[]) and (${deTodas}
    or exists (select from asignacion_de_caja s where s.caja = c.id and s.cajero = ${id}::uuid
      and s.desde <= ${dia}::date and (s.hasta is null or s.hasta >= ${dia}::date))
    or exists (select from jornada j where j.caja = c.id and j.cajero = ${id}::uuid and j.estado in ('abierta', 'contada'))))`;
}

export interface DeQuienEs {
  readonly cajero: string;
  readonly estado: EstadoDeJornada;
}

/** Whether they may be told its book figure, its difference and the sums of its movements. */
export const conoceElLibro = ({ id }: Pick<Actor, 'id'>, { cajero, estado }: DeQuienEs): boolean =>
  cajero !== id || estado !== 'abierta';

/** The same as a condition on a jornada `j`, for who works figures out in SQL. */
export const conoceElLibroDe = ({ id }: Pick<Actor, 'id'>): RawBuilder<boolean> =>
  sql<boolean>`(j.cajero <> ${id}::uuid or j.estado <> 'abierta')`;
