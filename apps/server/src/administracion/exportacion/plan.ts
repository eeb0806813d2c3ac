// What leaves, as the schema says it now: every table but those that stay, every column but those that stay. A table that a
// later migration adds is in it by itself.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import {
  columnasEnArchivos,
  columnasQueNoSalen,
  filasQueNoSalen,
  tablasQueNoSalen,
} from './lo-que-no-sale.ts';

export interface ColumnaExportada {
  readonly nombre: string;
  /** As PostgreSQL calls it. */
  readonly tipo: string;
  readonly esNula: boolean;
  readonly enArchivo: boolean;
}

export interface TablaExportada {
  readonly nombre: string;
  readonly descripcion: string;
  readonly llave: readonly string[];
  readonly columnas: readonly ColumnaExportada[];
  readonly filas: number;
}

interface TablaDelEsquema {
  readonly nombre: string;
  readonly descripcion: string | null;
  readonly llave: readonly string[] | null;
  readonly columnas: readonly { nombre: string; tipo: string; es_nula: boolean }[];
}

/** In alphabetical order; without what PostgreSQL works out by itself from the rest. */
export async function leerPlan(db: Database): Promise<TablaExportada[]> {
  const tablas = await leerEsquema(db);
  const salen = tablas.filter(({ nombre }) => tablasQueNoSalen[nombre] === undefined);
  const plan: TablaExportada[] = [];
  for (const { nombre, descripcion, llave, columnas } of salen) {
    const quedan = columnasQueNoSalen[nombre] ?? {};
    plan.push({
      nombre,
      descripcion: descripcion ?? '',
      llave: llave ?? [],
      columnas: columnas
        .filter((columna) => quedan[columna.nombre] === undefined)
        .map(({ es_nula: esNula, ...columna }) => ({
          ...columna,
          esNula,
          enArchivo: columnasEnArchivos[nombre]?.columna === columna.nombre,
        })),
      filas: await contarFilas(db, nombre),
    });
  }
  return plan;
}

async function leerEsquema(db: Database): Promise<readonly TablaDelEsquema[]> {
  const { rows } = await sql<TablaDelEsquema>`
    select c.relname::text as nombre, obj_description(c.oid, 'pg_class') as descripcion,
      (select json_agg(a.attname order by k.orden) from pg_index i
         cross join unnest(i.indkey::smallint[]) with ordinality as k (numero, orden)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.numero
       where i.indrelid = c.oid and i.indisprimary) as llave,
      (select json_agg(json_build_object('nombre', a.attname, 'tipo', format_type(a.atttypid, a.atttypmod),
           'es_nula', not a.attnotnull) order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columnas
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  return rows;
}

async function contarFilas(db: Database, tabla: string): Promise<number> {
  const { rows } = await sql<{ filas: number }>`
    select count(*)::float8 as filas from ${sql.table(tabla)} where ${filtroDe(tabla)}`.execute(db);
  return rows[0]?.filas ?? 0;
}

export const filtroDe = (tabla: string) => sql.raw(filasQueNoSalen[tabla]?.salen ?? 'true');
