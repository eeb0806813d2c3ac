// The schema as PostgreSQL itself tells it: what docs/schema.md is written of, and what the TypeScript tables are compared
// with.
import pg from 'pg';
import { papelesConPermisos } from '../papel-de-la-aplicacion.ts';

export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly functions: readonly CatalogFunction[];
}

export interface CatalogTable {
  readonly name: string;
  readonly purpose: string | null;
  readonly columns: readonly CatalogColumn[];
  /** As PostgreSQL would write them, without what says to which table they belong. */
  readonly constraints: readonly Constraint[];
  readonly indexes: readonly Definition[];
  readonly triggers: readonly Definition[];
  /** What the application's role may do: `select`, `update (estado)`. */
  readonly grants: readonly string[];
}

export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly default: string | null;
  /** Computed by PostgreSQL, which takes no other value. */
  readonly generated: boolean;
  /** Whether the application's role may give it a value in a new row. */
  readonly insertable: boolean;
}

export interface Definition {
  readonly name: string;
  readonly text: string;
}

export interface Constraint extends Definition {
  /** The column that it is about; null: about several. */
  readonly column: string | null;
}

export interface CatalogFunction {
  readonly name: string;
  readonly signature: string;
  readonly securityDefiner: boolean;
  readonly purpose: string | null;
}

/** Asked as the owner. Tables in the order they were created, functions by name; nothing that belongs to an extension. */
export async function readCatalog(connectionString: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const [papel] = await papelesConPermisos(client);
    const { rows: tables } = await client.query<CatalogTable>(TABLES, [papel]);
    const { rows: functions } = await client.query<CatalogFunction>(FUNCTIONS);
    return { tables, functions };
  } finally {
    await client.end();
  }
}

const COLUMNS = `
  select json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'nullable', not a.attnotnull,
      'default', case
        when a.attidentity = 'a' then 'generated always as identity'
        when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
        else pg_get_expr(d.adbin, d.adrelid, true)
      end,
      'generated', a.attidentity = 'a' or a.attgenerated = 's',
      'insertable', has_column_privilege($1, a.attrelid, a.attnum, 'insert')
    ) order by a.attnum)
  from pg_attribute a
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`;

/** Keys first, checks last; that a column is not null is told with the column. */
const CONSTRAINTS = `
  select coalesce(json_agg(json_build_object('name', c.conname, 'text', pg_get_constraintdef(c.oid, true), 'column', (
      select a.attname from pg_attribute a where a.attrelid = t.oid and array[a.attnum] = c.conkey
    ))
    order by array_position('{p,u,f,c}'::text[], c.contype::text), c.conname), '[]')
  from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'f', 'c')`;

const INDEXES = `
  select coalesce(json_agg(json_build_object('name', c.relname, 'text',
    regexp_replace(pg_get_indexdef(i.indexrelid, 0, true), '^CREATE (UNIQUE )?INDEX \\S+ ON \\S+ USING ', '\\1'))
    order by c.relname), '[]')
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = t.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = t.oid)`;

const TRIGGERS = `
  select coalesce(json_agg(json_build_object('name', g.tgname, 'text',
    regexp_replace(pg_get_triggerdef(g.oid, true), '^CREATE (CONSTRAINT )?TRIGGER \\S+ (.*?) ON \\S+ ', '\\1\\2 '))
    order by g.tgname), '[]')
  from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal`;

/** On the whole table, or on some of its columns. */
const GRANTS = `
  select coalesce(json_agg(g.text order by g.place), '[]')
  from (
    select p.place, case when has_table_privilege($1, t.oid, p.privilege) then p.privilege else p.privilege || ' (' || (
      select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege($1, t.oid, a.attnum, p.privilege)
    ) || ')' end as text
    from (values (1, 'select'), (2, 'insert'), (3, 'update')) p (place, privilege)
    union all
    select 4, 'delete' where has_table_privilege($1, t.oid, 'delete')
  ) g where g.text is not null`;

const TABLES = `
  select t.relname as name, obj_description(t.oid, 'pg_class') as purpose, (${COLUMNS}) as columns,
    (${CONSTRAINTS}) as constraints, (${INDEXES}) as indexes, (${TRIGGERS}) as triggers, (${GRANTS}) as grants
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
  order by t.oid`;

const FUNCTIONS = `
  select p.proname as name, p.prosecdef as "securityDefiner", obj_description(p.oid, 'pg_proc') as purpose,
    format('%s(%s) returns %s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) as signature
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;
