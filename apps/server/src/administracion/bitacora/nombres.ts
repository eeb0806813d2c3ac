// What identifiers and codes stand for, each table asked once by its key.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export async function leerNombres(
  db: Database,
  identificadores: readonly string[],
  cuentas: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ clave: string; nombre: string }>`
    with pedido as (select unnest(${identificadores}::uuid[]) as id)
    select u.id::text as clave, u.nombre from pedido p join usuario u using (id)
    union all select c.id::text, c.nombre from pedido p join caja c using (id)
    union all select c.id::text, c.banco || ' ' || c.numero from pedido p join cuenta_bancaria c using (id)
    union all select a.id::text, a.nombre from pedido p join asociado a using (id)
    union all select p.id::text, 'Partida ' || p.numero || '/' || p.ejercicio from pedido q join partida p using (id)
    union all select b.id::text, b.concepto from pedido p join borrador b using (id) where b.concepto <> ''
    union all select 'agencia ' || id_agencia, id_agencia || ' ' || nombre_agencia from agencia
    union all select 'cuenta ' || c.id_cuenta, c.id_cuenta || ' ' || c.nombre_cuenta
      from unnest(${cuentas}::text[]) q (id) join cuenta c on c.id_cuenta = q.id`.execute(db);
  return new Map(rows.map(({ clave, nombre }) => [clave, nombre]));
}
