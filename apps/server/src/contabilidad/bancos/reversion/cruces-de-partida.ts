// What a partida is matched with at the banks: told to whoever is about to reverse it.
import type { CruceDePartida } from '@cuadra/contract/contabilidad/reversion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** Enough to recognise it by. */
const LINEAS_MAX = 10;

export async function leerCrucesDePartida(
  db: Database,
  partida: string,
  lineas?: readonly number[],
): Promise<CruceDePartida[]> {
  const deEsas = lineas === undefined ? sql`true` : sql`m.n = any(${[...lineas]}::int[])`;
  const { rows } = await sql<CruceDePartida>`
    select c.id, jsonb_build_object('id', b.id, 'nombre', b.nombre) as cuenta_bancaria, c.fecha,
      c.fecha <= a.conciliada_hasta as firmado,
      coalesce((select jsonb_agg(l) from (
        select l.fecha, l.texto, l.referencia, p.monto from cruce_linea p join linea_de_banco l on l.id = p.linea
        where p.cruce = c.id order by l.fecha, l.orden, l.id limit ${LINEAS_MAX}) l), '[]') as lineas,
      (select count(*) from cruce_linea p where p.cruce = c.id)::int as total_lineas,
      (select count(*) from cruce_movimiento p join movimiento_de_banco o on o.id = p.movimiento
        where p.cruce = c.id and o.partida is distinct from ${partida}::uuid)::int as otros_movimientos
    from (select distinct p.cruce from movimiento_de_banco m join cruce_movimiento p on p.movimiento = m.id
      where m.partida = ${partida}::uuid and ${deEsas}) x
    join cruce c on c.id = x.cruce join cuenta_bancaria b on b.id = c.cuenta_bancaria
    join avance_de_banco a on a.cuenta_bancaria = c.cuenta_bancaria
    order by b.nombre, c.fecha, c.id`.execute(db);
  return rows;
}
