// The rows of one table: its CSV as it is, straight to PostgreSQL, or with the bytes of its files in their place.
import pg from 'pg';
import { ExportacionError } from '#platform/exportacion-error.ts';
import { lineaDeCsv } from '../archivo/lineas.ts';
import type { Manifiesto } from '../archivo/manifiesto.ts';
import type { ZipAbierto } from '../zip/leer-zip.ts';
import { copiarPorPartes } from './copia-por-partes.ts';
import { leerCsv } from './leer-csv.ts';

type Tabla = Manifiesto['tablas'][number];

/** No support, evidence or statement is larger; what a legal book prints may be. */
const ARCHIVO_MAX = 256 * 1_024 * 1_024;

export async function cargarTabla(dueno: pg.Client, zip: ZipAbierto, tabla: Tabla): Promise<void> {
  const { nombre, columnas, filas } = tabla;
  const hoja = zip.entradas.get(`csv/${nombre}.csv`);
  if (hoja === undefined) throw new ExportacionError(`Al archivo le falta la hoja de «${nombre}».`);
  const lista = columnas.map((columna) => pg.escapeIdentifier(columna)).join(', ');
  const sentencia = `copy ${pg.escapeIdentifier(nombre)} (${lista}) from stdin with (format csv, header match)`;
  const crudo = await hoja.abrir();
  await copiarPorPartes(dueno, sentencia, tabla.enArchivos === null ? crudo : conBytes(zip, tabla, crudo));
  const { rows } = await dueno.query<{ filas: number }>(
    `select count(*)::float8 as filas from ${pg.escapeIdentifier(nombre)}`,
  );
  if (rows[0]?.filas !== filas)
    throw new ExportacionError(`La hoja de «${nombre}» no tiene las ${filas} filas que dice el manifiesto.`);
}

async function* conBytes(
  zip: ZipAbierto,
  { columnas, enArchivos, nombre }: Tabla,
  crudo: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const lugar = columnas.indexOf(enArchivos ?? '');
  let esEncabezado = true;
  for await (const fila of leerCsv(crudo)) {
    const ruta = fila[lugar];
    if (!esEncabezado && ruta !== null && ruta !== undefined)
      fila[lugar] = `\\x${(await leerArchivo(zip, nombre, ruta)).toString('hex')}`;
    esEncabezado = false;
    yield Buffer.from(lineaDeCsv(fila));
  }
}

async function leerArchivo({ entradas }: ZipAbierto, tabla: string, ruta: string): Promise<Buffer> {
  const entrada = entradas.get(ruta);
  if (entrada === undefined || entrada.bytes > ARCHIVO_MAX || !ruta.startsWith(`archivos/${tabla}/`))
    throw new ExportacionError(`Al archivo le falta «${ruta}», que nombra la hoja de «${tabla}».`);
  const partes: Buffer[] = [];
  for await (const parte of await entrada.abrir()) partes.push(parte);
  return Buffer.concat(partes);
}
