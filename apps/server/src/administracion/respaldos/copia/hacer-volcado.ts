// A PostgreSQL of the institution is copied with its own programs: what pg_dump tells, cut in pieces, closed like any other copy. Its WAL, and with it any second in the
// middle, is for whoever keeps that server.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Config } from '#platform/config.ts';
import { papelesConPermisos } from '#platform/database/papel-de-la-aplicacion.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { Ajustes } from '../ajustes.ts';
import { abrirAlmacen } from './almacen.ts';
import { type Entrada, empaquetar, enMemoria } from './empaquetar.ts';
import { type DatosDeCopia, type ManifiestoExterior, VERSION_DE_COPIA } from './manifiesto.ts';
import { correrPrograma } from './programa-de-postgres.ts';
import { leerDatosDeLosLibros } from './queries.ts';

const PIEZA = 8 * 1024 * 1024;
const CIFRAS = 8;
export const CARPETA_DEL_VOLCADO = 'volcado/';

export async function hacerVolcado(
  config: Pick<Config, 'databaseOwnerUrl'>,
  { donde, para }: Ajustes,
  alAvanzar: (hechos: number, total: number) => void,
): Promise<ManifiestoExterior> {
  const url = config.databaseOwnerUrl;
  if (url === undefined)
    throw new RespaldoError(
      'Para respaldar hace falta DATABASE_OWNER_URL, la dirección del dueño de la base.',
    );
  const { datos, total } = await leerDatos(url);
  const almacen = abrirAlmacen(donde);
  const nombre = `${datos.id}.tar.zst.age`;
  try {
    const flujo = await empaquetar({ entradas: piezas(url, total, alAvanzar), datos: () => datos, para });
    const guardado = await almacen.guardar(`bases/${nombre}`, flujo);
    const manifiesto: ManifiestoExterior = { datos, copia: { nombre, ...guardado } };
    const texto = `${JSON.stringify(manifiesto, null, 2)}\n`;
    await almacen.guardar(`bases/${datos.id}.json`, Readable.from([Buffer.from(texto)]));
    return manifiesto;
  } catch (error) {
    await almacen.borrar(`bases/${nombre}`);
    throw error;
  }
}

/** What pg_dump tells is of the instant at which it begins, which comes after this one. */
async function leerDatos(
  connectionString: string,
): Promise<{ readonly datos: DatosDeCopia; readonly total: number }> {
  const dueno = new pg.Client({ connectionString });
  await dueno.connect();
  try {
    const { rows } = await dueno.query<{ ahora: string; version: string; total: number }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ahora,
         current_setting('server_version') as version, pg_database_size(current_database())::float8 as total`,
    );
    const { ahora = '', version = '', total = 0 } = rows[0] ?? {};
    const [dia = '', hora = ''] = ahora.replaceAll(/[-:]/g, '').split('T');
    const datos: DatosDeCopia = {
      version: VERSION_DE_COPIA,
      clase: 'volcado',
      id: `${dia}-${hora.slice(0, 6)}-${randomBytes(3).toString('hex')}`,
      iniciadoEn: ahora,
      terminadoEn: ahora,
      postgres: { version },
      papel: (await papelesConPermisos(dueno))[0] ?? '',
      ...(await leerDatosDeLosLibros(dueno)),
    };
    return { datos, total };
  } finally {
    await dueno.end();
  }
}

/** A package asks for the size of each file before it comes: what has none yet goes in pieces. */
async function* piezas(
  url: string,
  total: number,
  alAvanzar: (hechos: number, total: number) => void,
): AsyncGenerator<Entrada> {
  const programa = await correrPrograma('pg_dump', ['--format=custom', '--compress=0'], url);
  let [n, hechos, junto] = [0, 0, Buffer.alloc(0)];
  const siguiente = (bytes: Buffer): Entrada => {
    hechos += bytes.length;
    alAvanzar(Math.min(hechos, total), total);
    return enMemoria(`${CARPETA_DEL_VOLCADO}${String(n++).padStart(CIFRAS, '0')}`, bytes);
  };
  for await (const trozo of programa.salida) {
    junto = Buffer.concat([junto, trozo]);
    while (junto.length >= PIEZA) {
      yield siguiente(junto.subarray(0, PIEZA));
      junto = junto.subarray(PIEZA);
    }
  }
  await programa.fin;
  yield siguiente(junto);
}
