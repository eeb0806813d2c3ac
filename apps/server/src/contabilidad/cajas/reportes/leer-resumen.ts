// The day of all the cajas of some agencias: one row for each jornada, and for each caja that had none.
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { type ClaseDeMovimiento, clasesDeMovimiento } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface CajaResumida {
  readonly agencia: string;
  readonly codigo: string;
  readonly nombre: string;
  /** Null, as all that follows: it had no jornada that day. */
  readonly jornada: string | null;
  readonly cajero: string | null;
  readonly nombreCajero: string | null;
  readonly estado: EstadoDeJornada | null;
  readonly movimientos: number;
  readonly apertura: Centavos | null;
  readonly entradas: Centavos | null;
  readonly salidas: Centavos | null;
  readonly libro: Centavos | null;
  /** In the last count; null before it. */
  readonly contado: Centavos | null;
  readonly diferenciaDeCierre: Centavos | null;
  readonly diferenciaDeApertura: Centavos | null;
  /** Sent by the caja and, at the end of that day, not received: told with its last jornada. */
  readonly enTransito: Centavos;
}

export async function leerCajasDelDia(
  db: Database,
  agencias: readonly string[],
  fecha: string,
): Promise<CajaResumida[]> {
  const { rows } = await sql<CajaResumida>`
    select c.agencia, c.codigo, c.nombre, j.id as jornada, j.cajero, u.nombre as nombre_cajero, j.estado,
      coalesce(m.cuantos, 0) as movimientos, a.contado as apertura, m.entradas, m.salidas,
      (a.contado + m.entradas - m.salidas)::bigint as libro, z.contado, z.diferencia as diferencia_de_cierre,
      a.diferencia as diferencia_de_apertura, case when coalesce(j.ultima, true) then t.monto else 0 end as en_transito
    from caja c
    left join lateral (
      select j.id, j.cajero, j.estado, j.abierta_en, row_number() over (order by j.abierta_en desc) = 1 as ultima
      from jornada j where j.fecha = ${fecha}::date and j.caja = c.id
    ) j on true
    left join usuario u on u.id = j.cajero
    left join lateral (
      select (a.efectivo + a.cheque + a.vale)::bigint as contado, a.diferencia
      from arqueo a where a.jornada = j.id and a.clase = 'apertura'
    ) a on true
    left join lateral (
      select (z.efectivo + z.cheque + z.vale)::bigint as contado, z.diferencia
      from arqueo z where z.jornada = j.id and z.clase = 'cierre' order by z.n desc limit 1
    ) z on true
    left join lateral (
      select count(*)::int as cuantos, coalesce(sum(m.monto) filter (where m.sentido = 'entrada'), 0)::bigint as entradas,
        coalesce(sum(m.monto) filter (where m.sentido = 'salida'), 0)::bigint as salidas
      from movimiento_de_caja m join clase_de_movimiento q on q.clase = m.clase and not q.de_revision
      where m.jornada = j.id
    ) m on j.id is not null
    cross join lateral (
      select coalesce(sum(s.monto), 0)::bigint as monto from movimiento_de_caja s
      where s.id in (
        -- Those of the day, and those that still wait, whenever they left.
        select m.id from jornada n join movimiento_de_caja m on m.jornada = n.id
        where n.fecha = ${fecha}::date and n.caja = c.id and m.traslado is not null
        union
        select m.id from traslado_de_caja w join movimiento_de_caja m on m.traslado = w.id
        where w.origen = c.id and w.estado in ('pedido', 'en_transito', 'rechazado') and m.fecha <= ${fecha}::date
      ) and s.sentido = 'salida' and s.revierte is null and s.caja = c.id
        and not exists (select from movimiento_de_caja x
          where x.traslado = s.traslado and x.sentido = 'entrada' and x.fecha <= ${fecha}::date)
    ) t
    where c.agencia = any(${agencias}::text[]) and (c.activa or j.id is not null)
    order by c.agencia, c.clase, c.codigo, j.abierta_en`.execute(db);
  return rows;
}

export interface ClaseResumida {
  readonly agencia: string;
  readonly clase: ClaseDeMovimiento;
  /** Made by the review: in no sum of what the cajeros moved. */
  readonly deRevision: boolean;
  readonly movimientos: number;
  readonly entradas: Centavos;
  readonly salidas: Centavos;
}

export async function leerClasesDelDia(
  db: Database,
  agencias: readonly string[],
  fecha: string,
): Promise<ClaseResumida[]> {
  const { rows } = await sql<ClaseResumida>`
    select c.agencia, m.clase, q.de_revision, count(*)::int as movimientos,
      coalesce(sum(m.monto) filter (where m.sentido = 'entrada'), 0)::bigint as entradas,
      coalesce(sum(m.monto) filter (where m.sentido = 'salida'), 0)::bigint as salidas
    from movimiento_de_caja m
    join caja c on c.id = m.caja
    join clase_de_movimiento q on q.clase = m.clase
    where m.fecha = ${fecha}::date and c.agencia = any(${agencias}::text[])
    group by c.agencia, m.clase, q.de_revision
    order by c.agencia, array_position(${[...clasesDeMovimiento]}::text[], m.clase)`.execute(db);
  return rows;
}
