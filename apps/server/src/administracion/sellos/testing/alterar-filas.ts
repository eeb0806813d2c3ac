// Rows of audited tables altered at random, by the hand of the database's owner: whatever the table and whatever its columns, read from the
// catalogue as the verification reads it.
import { sql } from 'kysely';
import type { Azar } from '#demo-institucion/historia/azar.ts';
import { TABLAS_AUDITADAS, type TablaAuditada } from '#platform/database/filas-auditadas.ts';
import type { Database } from '#platform/database/pool.ts';

interface TablaConFilas {
  readonly tabla: string;
  /** Those that a note holds, with their type. */
  readonly columnas: readonly { readonly nombre: string; readonly tipo: string }[];
}

/** Those that have rows. */
export async function tablasConFilas(db: Database): Promise<TablaConFilas[]> {
  const { rows: auditadas } = await sql<TablaAuditada>`${sql.raw(TABLAS_AUDITADAS)}`.execute(db);
  const conFilas: TablaConFilas[] = [];
  for (const { tabla, llave, sinNotar } of auditadas) {
    const { rows: alguna } = await sql`select from ${sql.table(tabla)} limit 1`.execute(db);
    if (alguna.length === 0) continue;
    const { rows: columnas } = await sql<{ nombre: string; tipo: string }>`
      select a.attname::text as nombre, format_type(a.atttypid, null) as tipo
      from pg_attribute a where a.attrelid = ${tabla}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attidentity = '' and a.attname <> all (${[...sinNotar, ...llave]}::text[])`.execute(db);
    conFilas.push({ tabla, columnas });
  }
  return conFilas;
}

/** What it becomes, in SQL; absent: nobody knows another of its type. */
const otro: Readonly<Record<string, (columna: string) => string>> = {
  text: (c) => `coalesce(${c}, '') || 'x'`,
  integer: (c) => `coalesce(${c}, 0) + 1`,
  smallint: (c) => `coalesce(${c}, 0) + 1`,
  bigint: (c) => `coalesce(${c}, 0) + 1`,
  numeric: (c) => `coalesce(${c}, 0) + 1`,
  boolean: (c) => `not coalesce(${c}, false)`,
  date: (c) => `coalesce(${c}, '2026-01-01') + 1`,
  'timestamp with time zone': (c) => `coalesce(${c}, now()) + interval '1 microsecond'`,
  uuid: () => 'gen_random_uuid()',
  bytea: (c) => `sha256(coalesce(${c}, ''))`,
  jsonb: (c) => `jsonb_build_array(${c})`,
};

export interface Alteracion {
  readonly tabla: string;
  readonly orden: string;
}

/** One row of one table, changed or taken away. It may be refused by what the table itself holds. */
export function alteracionAlAzar(tablas: readonly TablaConFilas[], azar: Pick<Azar, 'entero'>): Alteracion {
  const { tabla, columnas } = alguno(tablas, azar);
  const una = `ctid = (select x.ctid from ${tabla} x offset (${azar.entero(0, 1_000_000)} % (select count(*) from ${tabla})) limit 1)`;
  const cambiables = columnas.filter(({ tipo }) => otro[tipo] !== undefined);
  if (cambiables.length === 0 || azar.entero(0, 4) === 0)
    return { tabla, orden: `delete from ${tabla} where ${una}` };
  const { nombre, tipo } = alguno(cambiables, azar);
  return { tabla, orden: `update ${tabla} set ${nombre} = ${otro[tipo]?.(nombre)} where ${una}` };
}

function alguno<T>(lista: readonly T[], azar: Pick<Azar, 'entero'>): T {
  const uno = lista[azar.entero(0, lista.length - 1)];
  if (uno === undefined) throw new Error('No hay de dónde elegir');
  return uno;
}
