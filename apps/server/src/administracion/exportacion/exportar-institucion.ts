// The whole institution as one ZIP, as of one instant: every table as CSV and as JSON, the files that people brought, the journal, and a
// manifest with the digest of each. Written as it is read: neither the size of the books nor that of their supports is held in memory.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { escribirDiario } from './archivo/diario-de-hledger.ts';
import { escribirLeame } from './archivo/leame.ts';
import { lineaDeCsv, lineaDeJson } from './archivo/lineas.ts';
import { FORMATO, MANIFIESTO, type Manifiesto, VERSION_DE_FORMATO } from './archivo/manifiesto.ts';
import { type FilaEnTexto, leerArchivos, leerFilas } from './leer-filas.ts';
import { columnasQueNoSalen, filasQueNoSalen, tablasQueNoSalen } from './lo-que-no-sale.ts';
import { leerPlan, type TablaExportada } from './plan.ts';
import { type EntradaEscrita, type EntradaPorEscribir, escribirZip } from './zip/escribir-zip.ts';

export interface OrdenDeExportar {
  /** Where the ZIP is written. */
  readonly ruta: string;
  readonly ahora: Temporal.Instant;
  readonly alAvanzar?: (hechas: number, total: number) => void;
  readonly senal?: AbortSignal | undefined;
}

export interface Exportada {
  readonly bytes: number;
  readonly sha256: string;
  readonly tablas: number;
  readonly filas: number;
  readonly archivos: number;
  readonly partidas: number;
}

export function exportarInstitucion(db: Database, orden: OrdenDeExportar): Promise<Exportada> {
  return leerEnUnInstante(db, async (instante) => {
    const plan = await leerPlan(instante);
    const cabeza = await leerCabeza(instante, orden.ahora);
    const escritas: EntradaEscrita[] = [];
    const marcha = contarAvance(orden, plan, cabeza.libros.partidas);
    const entradas = entradasDe({ db: instante, plan, cabeza, marcha, escritas });
    const medida = { bytes: 0, huella: createHash('sha256') };
    await pipeline(
      Readable.from(
        midiendo(
          escribirZip(entradas, (escrita) => escritas.push(escrita)),
          medida,
        ),
      ),
      createWriteStream(orden.ruta, { mode: 0o600, flags: 'wx' }),
      { signal: orden.senal },
    );
    return {
      bytes: medida.bytes,
      sha256: medida.huella.digest('hex'),
      tablas: plan.length,
      filas: plan.reduce((suma, { filas }) => suma + filas, 0),
      archivos: escritas.filter(({ nombre }) => nombre.startsWith('archivos/')).length,
      partidas: cabeza.libros.partidas,
    };
  });
}

type Cabeza = Pick<Manifiesto, 'exportadaEn' | 'institucion' | 'libros' | 'migraciones'>;

async function leerCabeza(db: Database, ahora: Temporal.Instant): Promise<Cabeza> {
  const { rows: migraciones } = await sql<{ nombre: string; huella: string }>`
    select nombre, huella from migracion order by nombre`.execute(db);
  const { rows } = await sql<Manifiesto['libros'] & { institucion: string | null }>`
    select (select nombre from institucion) as institucion, (select count(*)::float8 from partida) as partidas,
      count(*)::float8 as lineas, coalesce(sum(debe), 0)::text as debe, coalesce(sum(haber), 0)::text as haber
    from linea`.execute(db);
  const { institucion = null, ...libros } = rows[0] ?? { partidas: 0, lineas: 0, debe: '0', haber: '0' };
  return { institucion: institucion ?? 'Institución', exportadaEn: ahora.toString(), migraciones, libros };
}

interface PorEscribir {
  readonly db: Database;
  readonly plan: readonly TablaExportada[];
  readonly cabeza: Cabeza;
  readonly marcha: (hechas: number) => void;
  /** Those that are in the ZIP already; the manifest, which is the last, tells of all of them. */
  readonly escritas: readonly EntradaEscrita[];
}

async function* entradasDe({
  db,
  plan,
  cabeza,
  marcha,
  escritas,
}: PorEscribir): AsyncGenerator<EntradaPorEscribir> {
  const { institucion, exportadaEn } = cabeza;
  yield { nombre: 'LEAME.txt', partes: [escribirLeame(institucion, exportadaEn, plan)] };
  yield { nombre: 'esquema.json', partes: [escribirEsquema(plan)] };
  for (const tabla of plan) {
    const { nombre, columnas } = tabla;
    const encabezado = lineaDeCsv(columnas.map((columna) => columna.nombre));
    yield { nombre: `csv/${nombre}.csv`, partes: enLineas(db, tabla, marcha, encabezado, lineaDeCsv) };
    yield {
      nombre: `json/${nombre}.ndjson`,
      partes: enLineas(db, tabla, marcha, '', (fila) => lineaDeJson(columnas, fila)),
    };
    if (!columnas.some(({ enArchivo }) => enArchivo)) continue;
    for await (const archivos of leerArchivos(db, tabla))
      for (const { nombre: ruta, contenido } of archivos) yield { nombre: ruta, partes: [contenido] };
  }
  yield { nombre: 'libro.journal', partes: escribirDiario(db, institucion, marcha) };
  const propio: Manifiesto = {
    formato: FORMATO,
    version: VERSION_DE_FORMATO,
    ...cabeza,
    tablas: plan.map(({ nombre, filas, columnas }) => ({
      nombre,
      filas,
      columnas: columnas.map((columna) => columna.nombre),
      enArchivos: columnas.find(({ enArchivo }) => enArchivo)?.nombre ?? null,
    })),
    noSale: loQueNoSale(),
    archivos: [...escritas],
  };
  yield { nombre: MANIFIESTO, partes: [`${JSON.stringify(propio, null, 1)}\n`] };
}

async function* enLineas(
  db: Database,
  tabla: TablaExportada,
  marcha: (hechas: number) => void,
  encabezado: string,
  linea: (fila: FilaEnTexto) => string,
): AsyncGenerator<string> {
  yield encabezado;
  for await (const filas of leerFilas(db, tabla)) {
    yield filas.map(linea).join('');
    marcha(filas.length);
  }
}

function escribirEsquema(plan: readonly TablaExportada[]): string {
  const tablas = plan.map(({ nombre, descripcion, llave, columnas }) => ({
    nombre,
    descripcion,
    llave,
    columnas,
  }));
  return `${JSON.stringify({ tablas }, null, 1)}\n`;
}

export function loQueNoSale(): Manifiesto['noSale'] {
  return [
    ...Object.entries(tablasQueNoSalen).map(([que, razon]) => ({ que, razon })),
    ...Object.entries(columnasQueNoSalen).flatMap(([tabla, columnas]) =>
      Object.entries(columnas).map(([columna, razon]) => ({ que: `${tabla}.${columna}`, razon })),
    ),
    ...Object.entries(filasQueNoSalen).map(([que, { razon }]) => ({ que: `algunas filas de ${que}`, razon })),
  ];
}

/** Each row is written twice, and each partida once more in the journal. */
function contarAvance(
  { alAvanzar, senal }: OrdenDeExportar,
  plan: readonly TablaExportada[],
  partidas: number,
) {
  const total = partidas + 2 * plan.reduce((suma, { filas }) => suma + filas, 0);
  let hechas = 0;
  return (mas: number) => {
    senal?.throwIfAborted();
    hechas += mas;
    alAvanzar?.(hechas, total);
  };
}

async function* midiendo(
  trozos: AsyncIterable<Buffer>,
  medida: { bytes: number; huella: ReturnType<typeof createHash> },
): AsyncGenerator<Buffer> {
  for await (const trozo of trozos) {
    medida.bytes += trozo.length;
    medida.huella.update(trozo);
    yield trozo;
  }
}
