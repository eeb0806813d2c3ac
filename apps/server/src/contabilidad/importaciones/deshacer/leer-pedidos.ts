import type { Importacion } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** Each time somebody asked to undo an import, from the last. */
export async function leerPedidos(db: Database, lote: string): Promise<Importacion['deshacer']> {
  const { rows } = await sql<Importacion['deshacer'][number]>`
    select d.motivo, json_build_object('id', u.id, 'nombre', u.nombre) as por, d.pedido_en as en, d.resolucion,
      case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end as resuelto_por,
      d.resuelto_en, d.nota, d.partidas
    from lote_deshecho d join usuario u on u.id = d.pedido_por left join usuario r on r.id = d.resuelto_por
    where d.lote = ${lote}::uuid order by d.pedido_en desc limit 50`.execute(db);
  return rows;
}
