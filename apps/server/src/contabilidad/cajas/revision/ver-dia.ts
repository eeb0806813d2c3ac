// All the cajas of a day at a glance: one statement for the day and one for what is left behind, whatever the history. What a
// jornada should hold is the count it opened on and its movements since; once counted, what was kept with the count.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { toleranciaPara } from '../tolerancia.ts';
import { conoceElLibroDe } from '../visibilidad.ts';
import { esPropuestaPendiente } from './propuesta-pendiente.ts';

type Dia = ResponseOf<typeof contrato.verDia>;

/** What is left behind is shown to be worked off, the oldest first: more than these is no list any more. */
const ATRASADAS_MAX = 100;

export async function verDia(
  db: Database,
  actor: Actor,
  hoy: string,
  { fecha = hoy, agencia }: QueryOf<typeof contrato.verDia>,
): Promise<Dia> {
  if (agencia !== undefined) exigirAgencia(actor, agencia);
  const agencias = agencia === undefined ? actor.agencias : [agencia];
  const [cajas, atrasadas] = await Promise.all([
    leerCajas(db, actor, agencias, fecha),
    leerAtrasadas(db, agencias, { hoy, fecha }),
  ]);
  return { fecha, hoy, cajas, atrasadas };
}

async function leerCajas(
  db: Database,
  actor: Actor,
  agencias: readonly string[],
  fecha: string,
): Promise<Dia['cajas']> {
  const { rows } = await sql<Dia['cajas'][number]>`${preparada}
    with ${delDia(actor, agencias, fecha)}
    select c.id, c.codigo, c.nombre, c.clase, c.agencia, g.nombre_agencia,
      case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre) end as cajero,
      j.id as jornada, j.estado, j.congelada_por is not null as congelada,
      exists (select from paso_de_revision p where p.jornada = j.id and j.estado <> 'revisada' and ${esPropuestaPendiente})
        as espera_segunda_persona,
      coalesce(v.movimientos, 0) as movimientos,
      -- Nobody who has that cash in hand is told any of these.
      case when j.sabe then coalesce(v.entradas, 0) else 0 end as entradas,
      case when j.sabe then coalesce(v.salidas, 0) else 0 end as salidas,
      case when j.sabe then coalesce(cierre.libro, apertura.contado + coalesce(v.entradas - v.salidas, 0)) end as libro,
      cierre.contado,
      apertura.diferencia + cierre.diferencia as diferencia,
      case when j.sabe then apertura.descuadre + coalesce(cierre.descuadre, 0) end as descuadre,
      coalesce(j.sabe and apertura.descuadre + coalesce(cierre.descuadre, 0)
        > ${toleranciaPara(actor, sql`apertura.diferencia + coalesce(cierre.diferencia, 0)`)}, false) as excede_tolerancia,
      coalesce(t.monto, 0) as en_transito
    from caja c
    join agencia g on g.id_agencia = c.agencia
    left join j on j.caja = c.id
    left join lateral (
      select a.cajero from asignacion_de_caja a
      where a.caja = c.id and a.desde <= ${fecha}::date and (a.hasta is null or a.hasta >= ${fecha}::date)
      order by a.desde, a.id limit 1
    ) asignado on j.id is null
    left join usuario u on u.id = coalesce(j.cajero, asignado.cajero)
    left join movidos v on v.jornada = j.id
    left join en_camino t on t.origen = c.id
    left join lateral (
      select a.efectivo + a.cheque + a.vale as contado, a.diferencia, a.descuadre
      from arqueo a where a.jornada = j.id and a.clase = 'apertura' limit 1
    ) apertura on true
    left join lateral (
      select a.efectivo + a.cheque + a.vale as contado, a.libro_efectivo + a.libro_cheque + a.libro_vale as libro, a.diferencia,
        a.descuadre
      from arqueo a where a.jornada = j.id and a.clase = 'cierre' order by a.n desc limit 1
    ) cierre on true
    where c.agencia = any(${agencias}::text[]) and (c.activa or j.id is not null)
    order by c.agencia, c.clase, c.codigo`.execute(db);
  return rows;
}

/** The last jornada of each caja that day, what was moved in each, and what each sent by then and nobody received yet. */
function delDia(actor: Actor, agencias: readonly string[], fecha: string): RawBuilder<unknown> {
  return sql`j as materialized (
      select distinct on (j.caja) j.*, ${conoceElLibroDe(actor)} as sabe
      from jornada j join caja c on c.id = j.caja
      where j.fecha = ${fecha}::date and c.agencia = any(${agencias}::text[])
      order by j.caja, j.abierta_en desc, j.id desc
    ), movidos as materialized (
      -- By the day and not by jornada: those of a day lie together, those of a jornada among those of all the others.
      select m.jornada, count(*)::int as movimientos,
        coalesce(sum(m.monto) filter (where m.sentido = 'entrada'), 0)::bigint as entradas,
        coalesce(sum(m.monto) filter (where m.sentido = 'salida'), 0)::bigint as salidas
      from movimiento_de_caja m join clase_de_movimiento k on k.clase = m.clase and not k.de_revision
      where m.fecha = ${fecha}::date
      group by m.jornada
    ), en_camino as (
      select t.origen, sum(t.monto)::bigint as monto
      from traslado_de_caja t
      join movimiento_de_caja m on m.traslado = t.id and m.sentido = 'salida' and m.fecha <= ${fecha}::date
      where t.estado in ('en_transito', 'rechazado') group by t.origen
    )`;
}

/** Those of days that are over, of the agencias that are shown; the day itself is shown whole. */
async function leerAtrasadas(
  db: Database,
  agencias: readonly string[],
  { hoy, fecha }: { readonly hoy: string; readonly fecha: string },
): Promise<Dia['atrasadas']> {
  const conAgencia = agencias.length > 1;
  const { rows } = await sql<Dia['atrasadas'][number]>`${preparada}
    select j.id as jornada, case when ${conAgencia}::boolean then c.agencia || ' ' else '' end || c.codigo as caja, j.fecha, j.estado
    from jornada j join caja c on c.id = j.caja
    where j.estado <> 'revisada' and j.fecha < ${hoy}::date and j.fecha <> ${fecha}::date and c.agencia = any(${agencias}::text[])
    order by j.fecha, c.agencia, c.codigo, j.abierta_en limit ${ATRASADAS_MAX}`.execute(db);
  return rows;
}
