// A copy brought back to life in a folder of its own, up to the second that was asked for. Everything is read and compared before the folder is touched; then it is laid
// down beside its place, recovered, brought up to date and verified, and only what came out well gets its name.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Informe } from '@cuadra/contract/contabilidad/verificacion';
import { carpetaDelCluster } from '#platform/bundled-postgres/programas.ts';
import { tomarCarpeta } from '#platform/carpeta-de-datos.ts';
import type { Database } from '#platform/database/pool.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { Apertura } from '../copia/cifrado.ts';
import { IDENTIDAD_DEL_LINAJE } from '../copia/hacer-copia-base.ts';
import { leerCopia } from '../copia/leer-copia.ts';
import type { DatosDeIncluida, ManifiestoExterior, ManifiestoInterior } from '../copia/manifiesto.ts';
import { elegirCopia } from './elegir-copia.ts';
import { exigirCompatible } from './exigir-compatible.ts';
import { asentar, ponerWal } from './poner-en-carpeta.ts';
import { recuperar } from './recuperar.ts';
import { revisarWal } from './revisar-wal.ts';

export interface Restauracion {
  readonly de: string;
  /** The data folder that will be. */
  readonly en: string;
  readonly hasta: Temporal.Instant | undefined;
  readonly con: Apertura;
  /** What holds of the books, once they are open. */
  readonly verificar: (db: Database) => Promise<Informe>;
  /** Left as it would be used, or only tried and removed. */
  readonly esSimulacro: boolean;
  readonly decir?: ((paso: string) => void) | undefined;
}

export interface Restaurado {
  readonly copia: DatosDeIncluida;
  /** The last transaction that is in it; null: none after the copy. */
  readonly ultimaTransaccion: string | null;
  readonly informe: Informe;
}

const A_MEDIAS = 'restauracion-a-medias';

export async function restaurar(orden: Restauracion): Promise<Restaurado> {
  const { en, decir = () => undefined } = orden;
  const destino = resolve(en);
  await exigirVacia(destino);
  decir('Revisando la copia…');
  const revisada = await revisar(orden);
  const carpeta = await tomarCarpeta(destino, { exclusiva: true });
  try {
    const medias = join(carpeta.ruta, A_MEDIAS);
    await rm(medias, { recursive: true, force: true });
    await exigirVacia(carpeta.ruta);
    await mkdir(medias, { mode: 0o755 });
    decir('Restaurando…');
    const restaurado = await levantar(orden, revisada, medias).catch(async (error: unknown) => {
      await quitar(medias);
      throw error;
    });
    if (orden.esSimulacro) await quitar(medias);
    else await ponerEnSuLugar(medias, carpeta.ruta);
    return restaurado;
  } finally {
    await carpeta.liberar();
  }
}

interface Revisada {
  readonly ruta: string;
  readonly datos: DatosDeIncluida;
  readonly wal: readonly string[];
  readonly alcance: string;
  /** What opens its WAL. */
  readonly con: Apertura;
}

async function revisar({ de, hasta, con, decir = () => undefined }: Restauracion): Promise<Revisada> {
  const { ruta, manifiesto, repositorio, seguir } = await elegirCopia(de, hasta);
  let identidad: string | undefined;
  const { manifiesto: interior, sha256 } = await leerCopia(ruta, con, {
    async archivo(nombre, contenido) {
      if (nombre === IDENTIDAD_DEL_LINAJE) identidad = await textoDe(contenido);
    },
  });
  if (manifiesto !== undefined) exigirLaMisma(manifiesto, interior, sha256);
  const datos = await exigirCompatible(interior.datos);
  const conLinaje =
    identidad === undefined ? con : { ...con, identidades: [...(con.identidades ?? []), identidad] };
  if (!seguir || repositorio === undefined)
    return { ruta, datos, wal: [], alcance: datos.terminadoEn, con: conLinaje };
  decir('Revisando lo que se archivó después…');
  const wal = await revisarWal({ repositorio, datos, con: conLinaje, hasta });
  if (hasta !== undefined && Temporal.Instant.compare(Temporal.Instant.from(wal.alcance), hasta) < 0)
    throw new RespaldoError(
      `Lo respaldado llega hasta ${wal.alcance}: pida --hasta con ese instante o uno anterior.`,
    );
  return { ruta, datos, wal: wal.rutas, alcance: wal.alcance, con: conLinaje };
}

function exigirLaMisma(
  { datos, copia }: ManifiestoExterior,
  interior: ManifiestoInterior,
  sha256: string,
): void {
  if (copia.sha256 !== sha256 || JSON.stringify(datos) !== JSON.stringify(interior.datos))
    throw new RespaldoError(
      'La copia no es la que dice el manifiesto que está a su lado: no se restauró nada.',
    );
}

async function levantar(orden: Restauracion, revisada: Revisada, medias: string): Promise<Restaurado> {
  const cluster = await carpetaDelCluster(medias);
  await asentar(revisada.ruta, orden.con, { medias, cluster });
  await ponerWal(revisada.wal, revisada.con, cluster);
  orden.decir?.('Recuperando…');
  return { copia: revisada.datos, ...(await recuperar(orden, medias)) };
}

async function exigirVacia(carpeta: string): Promise<void> {
  const contenido = (await readdir(carpeta).catch(() => [])).filter(
    (nombre) => nombre !== A_MEDIAS && nombre !== 'cuadra.pid',
  );
  if (contenido.length > 0)
    throw new RespaldoError(`La carpeta ${carpeta} no está vacía. Indique con --en una nueva o una vacía.`);
}

/** PostgreSQL's folder last: until it is there, there are no books to open. */
async function ponerEnSuLugar(medias: string, destino: string): Promise<void> {
  const [desde, hacia] = [await carpetaDelCluster(medias), await carpetaDelCluster(destino)];
  const clave = 'clave-de-postgres';
  for (const nombre of await readdir(medias))
    if (nombre !== 'postgres') await rename(join(medias, nombre), join(destino, nombre));
  await mkdir(dirname(hacia), { recursive: true });
  if (dirname(desde) !== medias) await rename(join(dirname(desde), clave), join(dirname(hacia), clave));
  await rename(desde, hacia);
  await quitar(medias);
}

async function quitar(medias: string): Promise<void> {
  const cluster = await carpetaDelCluster(medias).catch(() => undefined);
  if (cluster !== undefined && dirname(cluster) !== medias)
    await rm(dirname(cluster), { recursive: true, force: true });
  await rm(medias, { recursive: true, force: true });
}

async function textoDe(contenido: AsyncIterable<Uint8Array>): Promise<string> {
  const trozos: Uint8Array[] = [];
  for await (const trozo of contenido) trozos.push(trozo);
  return Buffer.concat(trozos).toString('utf8').trim();
}
