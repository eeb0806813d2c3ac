// The statements that were imported, the newest first, and whether each can still be taken away: none of its lines was used, and
// nothing was imported after it that continues it.
import type { EstadoDeCuenta } from '@cuadra/contract/contabilidad/bancos/estados';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export async function leerEstados(db: Database, donde: RawBuilder<boolean>): Promise<EstadoDeCuenta[]> {
  const { rows } = await sql<EstadoDeCuenta>`
    select e.id, e.nombre, e.formato, e.desde, e.hasta, e.saldo_inicial, e.saldo_final, e.lineas, e.nuevas, e.advertencias,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as importado_por, e.importado_en,
      case when e.nuevas = 0 then true when ${tieneSiguiente} then false else not ${enUso} end as se_quita
    from estado_de_cuenta e join usuario u on u.id = e.importado_por
    join avance_de_banco a on a.cuenta_bancaria = e.cuenta_bancaria
    where ${donde}
    order by e.hasta desc, e.importado_en desc, e.indice desc`.execute(db);
  return rows;
}

/** Brought later, of its days or of those after: it was proven to continue this one. */
export const tieneSiguiente = sql<boolean>`exists (
  select from estado_de_cuenta o where o.cuenta_bancaria = e.cuenta_bancaria and o.hasta >= e.desde
    and (o.importado_en, o.desde, o.indice) > (e.importado_en, e.desde, e.indice))`;

const enUso = sql<boolean>`exists (
  select from linea_de_banco l where l.estado = e.id and (l.fecha <= a.conciliada_hasta or l.pendiente <> l.monto
    or exists (select from explicacion_de_banco x where x.linea = l.id)
    or exists (select from partida_de_banco p where p.linea = l.id)))`;
