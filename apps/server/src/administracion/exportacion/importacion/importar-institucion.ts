// An export brought into an empty institution: every row as it was, with its ids, numbers, digests and instants, in one transaction of the
// owner of the tables. The triggers, which judge what people do, are aside while it lasts; what the tables themselves hold (keys,
// references, checks) is judged row by row, and the books must add up to what the file says.
import pg from 'pg';
import { volverAAnotarEsquema } from '#platform/database/esquema-dejado.ts';
import {
  asentar,
  olvidar,
  TABLAS_AUDITADAS,
  type TablaAuditada,
} from '#platform/database/filas-auditadas.ts';
import { ExportacionError } from '#platform/exportacion-error.ts';
import type { Manifiesto } from '../archivo/manifiesto.ts';
import { columnasQueNoSalen, tablasQueNoSalen } from '../lo-que-no-sale.ts';
import { abrirZip, type ZipAbierto } from '../zip/leer-zip.ts';
import { cargarTabla } from './cargar-tabla.ts';
import { exigirVacia } from './exigir-vacia.ts';
import { leerManifiesto, revisarHuellas } from './revisar-archivo.ts';

export interface OrdenDeImportar {
  readonly ruta: string;
  readonly ahora: Temporal.Instant;
  readonly decir?: (linea: string) => void;
  readonly alAvanzar?: (hechas: number, total: number) => void;
}

export interface Importada {
  readonly institucion: string;
  readonly exportadaEn: string;
  readonly tablas: number;
  readonly filas: number;
  readonly partidas: number;
}

/** `dueno`: the owner of the tables of a database that is prepared and empty. */
export async function importarInstitucion(dueno: pg.Client, orden: OrdenDeImportar): Promise<Importada> {
  const { ruta, decir = () => undefined } = orden;
  await exigirVacia(dueno);
  const zip = await abrirZip(ruta);
  try {
    const leido = await leerManifiesto(zip);
    decir('Revisando el archivo…');
    await revisarHuellas(zip, leido);
    decir('Trayendo los datos…');
    await dueno.query('begin');
    try {
      await cargar(dueno, zip, leido, orden);
      await dueno.query('commit');
    } catch (error) {
      await dueno.query('rollback');
      throw explicado(error);
    }
    await dueno.query('analyze');
    const { institucion, exportadaEn, tablas, libros } = leido;
    const filas = tablas.reduce((suma, tabla) => suma + tabla.filas, 0);
    return { institucion, exportadaEn, tablas: tablas.length, filas, partidas: libros.partidas };
  } finally {
    await zip.cerrar();
  }
}

async function cargar(
  dueno: pg.Client,
  zip: ZipAbierto,
  leido: Manifiesto,
  { ahora, alAvanzar }: OrdenDeImportar,
): Promise<void> {
  await dueno.query(`set local timezone = 'UTC'; set local search_path = public`);
  const tablas = await exigirMismasTablas(dueno, leido);
  const referencias = await quitarReferencias(dueno);
  for (const tabla of tablas) await dueno.query(`alter table ${tabla} disable trigger user`);
  // Nobody came in meanwhile: from here on nobody can.
  await exigirVacia(dueno);
  await dueno.query(`truncate ${tablas.join(', ')}`);
  const total = leido.tablas.reduce((suma, { filas }) => suma + filas, 0);
  let hechas = 0;
  for (const tabla of leido.tablas) {
    await cargarTabla(dueno, zip, tabla);
    hechas += tabla.filas;
    alAvanzar?.(hechas, total);
  }
  for (const { tabla, nombre, definicion } of referencias)
    await dueno.query(`alter table ${tabla} add constraint ${nombre} ${definicion}`);
  await seguirNumeraciones(dueno);
  for (const tabla of tablas) await dueno.query(`alter table ${tabla} enable trigger user`);
  await exigirMismosLibros(dueno, leido);
  await anotarImportacion(dueno, leido, ahora);
}

/** Those that the file brings, which must be all that this schema has. Quoted. */
async function exigirMismasTablas(dueno: pg.Client, { tablas }: Manifiesto): Promise<string[]> {
  const { rows } = await dueno.query<{ nombre: string }>(
    `select relname as nombre from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const propias = rows.map(({ nombre }) => nombre).filter((nombre) => tablasQueNoSalen[nombre] === undefined);
  const traidas = tablas.map(({ nombre }) => nombre);
  const distinta = new Set(propias).symmetricDifference(new Set(traidas)).values().next().value;
  if (distinta !== undefined || traidas.length !== propias.length)
    throw new ExportacionError(
      `Las tablas del archivo no son las de esta versión de Cuadra (${distinta ?? 'una repetida'}). Impórtelo con la versión que lo hizo.`,
    );
  return traidas.map((nombre) => pg.escapeIdentifier(nombre));
}

interface Referencia {
  readonly tabla: string;
  readonly nombre: string;
  readonly definicion: string;
}

/** Put back at the end, when PostgreSQL looks at every row: tables point at each other in circles. */
async function quitarReferencias(dueno: pg.Client): Promise<readonly Referencia[]> {
  const { rows } = await dueno.query<Referencia>(
    `select conrelid::regclass::text as tabla, quote_ident(conname) as nombre, pg_get_constraintdef(oid) as definicion
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { tabla, nombre } of rows) await dueno.query(`alter table ${tabla} drop constraint ${nombre}`);
  return rows;
}

/** What counts by itself goes on after the last that came. */
async function seguirNumeraciones(dueno: pg.Client): Promise<void> {
  const { rows } = await dueno.query<{ tabla: string; columna: string; secuencia: string }>(
    `select c.oid::regclass::text as tabla, quote_ident(a.attname) as columna, s.secuencia
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join lateral (select pg_get_serial_sequence(c.oid::regclass::text, a.attname) as secuencia) s
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and s.secuencia is not null`,
  );
  for (const { tabla, columna, secuencia } of rows)
    await dueno.query(
      `select setval('${secuencia}', greatest(max(${columna}), 1), max(${columna}) is not null) from ${tabla}`,
    );
}

async function exigirMismosLibros(dueno: pg.Client, { libros }: Manifiesto): Promise<void> {
  const { rows } = await dueno.query<Manifiesto['libros']>(
    `select (select count(*)::float8 from partida) as partidas, count(*)::float8 as lineas,
       coalesce(sum(debe), 0)::text as debe, coalesce(sum(haber), 0)::text as haber from linea`,
  );
  const traidos = rows[0];
  if (
    traidos?.partidas !== libros.partidas ||
    traidos.lineas !== libros.lineas ||
    traidos.debe !== libros.debe ||
    traidos.haber !== libros.haber
  )
    throw new ExportacionError('Lo que se trajo no suma lo que dice el archivo: no se guardó nada.');
}

/** In an epoca of its own: here transactions are counted from elsewhere (see the seals). */
async function anotarImportacion(
  dueno: pg.Client,
  { institucion, exportadaEn, libros }: Manifiesto,
  ahora: Temporal.Instant,
): Promise<void> {
  await dueno.query('select bitacora_epoca()');
  const detalle = { institucion, exportadaEn, partidas: libros.partidas, importadaEn: ahora.toString() };
  await dueno.query(
    `insert into bitacora (direccion, peticion, accion, entidad, id_entidad, despues, dicha)
     values ('', 'importar', 'exportacion:importar', 'institucion', 'true', $1, true)`,
    [JSON.stringify(detalle)],
  );
  await anotarLoQueNoSalio(dueno);
}

/** The bitácora came whole, and some of what it tells of stayed behind: noted as gone, so that nobody looks for it. */
async function anotarLoQueNoSalio(dueno: pg.Client): Promise<void> {
  const { rows: auditadas } = await dueno.query<TablaAuditada>(TABLAS_AUDITADAS);
  for (const auditada of auditadas) {
    const columnas = columnasQueNoSalen[auditada.tabla];
    if (columnas !== undefined) await asentar(dueno, auditada, { columnas: Object.keys(columnas) });
    if (tablasQueNoSalen[auditada.tabla] === undefined) continue;
    await olvidar(dueno, auditada);
    await asentar(dueno, auditada, { conAltas: true });
  }
  await volverAAnotarEsquema(dueno);
}

/** What PostgreSQL refuses of a row is said with its table: whoever wrote the file by hand wants to know. */
function explicado(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? '')) return error;
  return new ExportacionError(
    `Los datos de «${error.table ?? 'una tabla'}» no se pueden guardar: ${error.message}. No se guardó nada.`,
    { cause: error },
  );
}
