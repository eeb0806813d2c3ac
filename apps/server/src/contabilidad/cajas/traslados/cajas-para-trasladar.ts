import type { cajasParaTrasladar as endpoint } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyDe, misCajas } from '../mis-cajas.ts';

/** The other cajas of the agencia of one's own, the bóveda first, with who could receive there now. */
export async function cajasParaTrasladar(
  db: Database,
  contexto: ContextoConActor,
): Promise<ResponseOf<typeof endpoint>> {
  const propias = await misCajas(db, contexto);
  const { rows } = await sql<ResponseOf<typeof endpoint>[number]>`
    select c.id, c.codigo, c.nombre, c.clase, u.nombre as atiende
    from caja c
    left join jornada j on j.caja = c.id and j.estado = 'abierta' and j.fecha = ${hoyDe(contexto)}::date
    left join usuario u on u.id = j.cajero
    where c.activa and c.id <> all(${propias}::uuid[])
      and c.agencia in (select agencia from caja where id = any(${propias}::uuid[]))
    order by c.clase = 'boveda' desc, c.codigo`.execute(db);
  return rows;
}
