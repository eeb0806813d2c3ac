// Authorisations as they are told. From the jornada on: those of a day are few, however long the history.
import type { AutorizacionDeCaja } from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { hoyDe } from '../mis-cajas.ts';

/** A cajero, the own of today; anybody else, those that wait for an answer or to be used in their agencias. */
export function listarAutorizaciones(
  db: Database,
  contexto: ContextoConActor,
): Promise<AutorizacionDeCaja[]> {
  const { actor } = contexto;
  if (actor.permisos.has('arqueos:ver')) {
    return leer(
      db,
      sql`j.estado = 'abierta' and c.agencia = any(${actor.agencias}::text[]) and a.estado in ('pendiente', 'autorizada')
        and m.id is null`,
    );
  }
  return leer(
    db,
    sql`j.cajero = ${actor.id} and j.fecha = ${hoyDe(contexto)}::date and c.agencia = any(${actor.agencias}::text[])`,
  );
}

export async function verAutorizacion(db: Database, id: string): Promise<AutorizacionDeCaja> {
  const [autorizacion] = await leer(db, sql`a.id = ${id}`);
  if (autorizacion === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return autorizacion;
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<AutorizacionDeCaja[]> {
  const { rows } = await sql<AutorizacionDeCaja>`
    select a.id, a.jornada,
      json_build_object('id', c.id, 'codigo', c.codigo, 'nombre', c.nombre, 'agencia', c.agencia) as caja,
      a.clase, a.sentido, a.medio, a.monto, a.id_cuenta, n.nombre_cuenta, a.concepto,
      case when r.id is not null then json_build_object('id', r.id, 'recibo', r.recibo) end as revierte,
      a.traslado, a.orden, a.estado, m.id is not null as usada,
      json_build_object('id', p.id, 'nombre', p.nombre) as pedida_por, a.pedida_en,
      case when s.id is not null then json_build_object('id', s.id, 'nombre', s.nombre) end as resuelta_por, a.motivo
    from jornada j
    join caja c on c.id = j.caja
    join autorizacion_de_caja a on a.jornada = j.id
    join usuario p on p.id = a.pedida_por
    left join usuario s on s.id = a.resuelta_por
    left join cuenta n on n.id_cuenta = a.id_cuenta
    left join movimiento_de_caja r on r.id = a.revierte
    left join movimiento_de_caja m on m.autorizacion = a.id
    where ${cuales}
    order by a.pedida_en, a.id`.execute(db);
  return rows;
}
