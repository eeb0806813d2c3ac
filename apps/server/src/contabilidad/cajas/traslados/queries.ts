// Traslados as they are told: those that wait for somebody are few, however long the history.
import type { Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { misCajas } from '../mis-cajas.ts';

/** A cajero, those of the own caja; anybody else, those of their agencias. */
export async function listarTraslados(db: Database, contexto: ContextoConActor): Promise<Traslado[]> {
  const { actor } = contexto;
  const sinTerminar = sql`t.estado in ('pedido', 'en_transito', 'rechazado')`;
  if (actor.permisos.has('arqueos:ver')) {
    return leer(db, sql`${sinTerminar} and o.agencia = any(${actor.agencias}::text[])`);
  }
  const propias = await misCajas(db, contexto);
  return leer(
    db,
    sql`${sinTerminar} and (t.origen = any(${propias}::uuid[]) or t.destino = any(${propias}::uuid[]))`,
  );
}

export async function verTraslado(db: Database, id: string): Promise<Traslado> {
  const [traslado] = await leer(db, sql`t.id = ${id}`);
  if (traslado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return traslado;
}

/** The one that a movement was made for. */
export async function trasladoDelMovimiento(db: Database, movimiento: string): Promise<Traslado> {
  const [traslado] = await leer(
    db,
    sql`t.id = (select m.traslado from movimiento_de_caja m where m.id = ${movimiento})`,
  );
  if (traslado === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  return traslado;
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<Traslado[]> {
  const { rows } = await sql<Traslado>`
    select t.id, t.clase,
      json_build_object('id', o.id, 'codigo', o.codigo, 'nombre', o.nombre) as origen,
      json_build_object('id', d.id, 'codigo', d.codigo, 'nombre', d.nombre) as destino,
      t.medio, t.monto, t.concepto, t.estado, json_build_object('id', p.id, 'nombre', p.nombre) as pedido_por,
      t.pedido_en, t.motivo, t.version
    from traslado_de_caja t
    join caja o on o.id = t.origen
    join caja d on d.id = t.destino
    join usuario p on p.id = t.pedido_por
    where ${cuales}
    order by t.pedido_en, t.id`.execute(db);
  return rows;
}
