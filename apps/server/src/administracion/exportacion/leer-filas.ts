// The rows of a table in the order of its key, some at a time, each value as PostgreSQL writes it: what comes back is exactly what
// was there. A cursor, so that a table of any size takes the same memory and no statement takes long.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { columnasEnArchivos } from './lo-que-no-sale.ts';
import { type ColumnaExportada, filtroDe, type TablaExportada } from './plan.ts';

/** Null or its text, in the order of the columns. */
export type FilaEnTexto = readonly (string | null)[];

export interface ArchivoDeFila {
  readonly nombre: string;
  readonly contenido: Buffer;
}

const FILAS = 1_000;
/** Some of them have files of ten megabytes. */
const FILAS_CON_ARCHIVO = 4;

export function leerFilas(db: Database, tabla: TablaExportada): AsyncGenerator<readonly FilaEnTexto[]> {
  const columnas = sql.join(tabla.columnas.map((columna) => enTexto(tabla, columna)));
  return recorrer<{ fila: string }, FilaEnTexto>(
    db,
    sql`select json_build_array(${columnas})::text as fila from ${sql.table(tabla.nombre)} where ${filtroDe(tabla.nombre)} ${ordenDe(tabla)}`,
    FILAS,
    ({ fila }) => JSON.parse(fila) as FilaEnTexto,
  );
}

/** The files that its rows name. */
export function leerArchivos(db: Database, tabla: TablaExportada): AsyncGenerator<readonly ArchivoDeFila[]> {
  const columna = tabla.columnas.find(({ enArchivo }) => enArchivo);
  if (columna === undefined) throw new Error(`${tabla.nombre} no tiene archivos.`);
  const contenido = sql.ref(columna.nombre);
  return recorrer<ArchivoDeFila, ArchivoDeFila>(
    db,
    sql`select ${rutaDe(tabla)} as nombre, ${contenido} as contenido from ${sql.table(tabla.nombre)}
      where ${contenido} is not null ${ordenDe(tabla)}`,
    FILAS_CON_ARCHIVO,
    (fila) => fila,
  );
}

function enTexto(tabla: TablaExportada, { nombre, enArchivo }: ColumnaExportada) {
  const columna = sql.ref(nombre);
  return enArchivo ? sql`case when ${columna} is not null then ${rutaDe(tabla)} end` : sql`${columna}::text`;
}

/** Where the bytes of a row are in the file: by its key, which is of letters and digits. */
function rutaDe({ nombre, llave }: TablaExportada) {
  const clave = sql.join(
    llave.map((columna) => sql`${sql.ref(columna)}::text`),
    sql` || '_' || `,
  );
  const fin = sql.raw(columnasEnArchivos[nombre]?.fin ?? `''`);
  return sql`${`archivos/${nombre}/`}::text || ${clave} || ${fin}`;
}

const ordenDe = ({ llave }: TablaExportada) =>
  llave.length === 0 ? sql`` : sql`order by ${sql.join(llave.map((columna) => sql.ref(columna)))}`;

let ultimo = 0;

async function* recorrer<F, R>(
  db: Database,
  consulta: ReturnType<typeof sql>,
  filas: number,
  leer: (fila: F) => R,
): AsyncGenerator<readonly R[]> {
  ultimo += 1;
  const cursor = sql.id(`exportacion_${ultimo}`);
  await sql`declare ${cursor} no scroll cursor for ${consulta}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<F>`fetch ${sql.lit(filas)} from ${cursor}`.execute(db);
      if (rows.length > 0) yield rows.map(leer);
      if (rows.length < filas) break;
    }
  } finally {
    await sql`close ${cursor}`.execute(db);
  }
}
