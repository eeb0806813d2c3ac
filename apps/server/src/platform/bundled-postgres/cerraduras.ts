// Who gets into the bundled PostgreSQL: nobody without a password, not even on this machine. The owner's is a long random
// one in a file of the data folder that only the folder's owner can read; a data folder of before, which let in whoever
// reached the socket, is closed the next time it starts.
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verificadorScram } from '../database/clave-de-papel.ts';
import { lanzarProceso, PostgresError } from './lanzar-proceso.ts';
import { crearCarpetaPara, type Identidad } from './programas.ts';

const DUENO = 'cuadra';
export const PUERTO_DEL_SOCKET = 5432;
/** What the shortest of the systems we know allows. */
const RUTA_DE_SOCKET_MAX = 103;

export interface Direccion {
  readonly socket: string;
  readonly puerto: string | number;
  readonly clave: string;
  readonly database: string;
}

/** As the owner of the cluster. */
export const direccionDe = ({ socket, puerto, clave, database }: Direccion): string =>
  `postgres://${DUENO}:${clave}@localhost:${puerto}/${database}?host=${encodeURIComponent(socket)}`;

export interface ClusterPorCerrar {
  readonly cluster: string;
  readonly identidad: Identidad | undefined;
  /** initdb for a new one, postgres for one that exists. */
  readonly programa: string;
  readonly esNuevo: boolean;
}

/** Creates the cluster when it is new. The file is put in its place last: one that exists always opens the door. */
export async function claveDelCluster(orden: ClusterPorCerrar): Promise<string> {
  const { cluster, identidad, esNuevo } = orden;
  const guardada = esNuevo ? undefined : await leerClave(cluster);
  if (guardada !== undefined) return guardada;
  const clave = randomBytes(32).toString('hex');
  const borrador = `${archivoDe(cluster)}.nueva`;
  await rm(borrador, { force: true });
  await escribirPara(borrador, `${clave}\n`, identidad);
  await (esNuevo ? crearCluster(orden, borrador) : ponerClave(orden, clave));
  await rename(borrador, archivoDe(cluster));
  return clave;
}

/** Undefined: there is none yet. */
export async function leerClave(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(archivoDe(cluster), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const archivoDe = (cluster: string): string => join(dirname(cluster), 'clave-de-postgres');

async function crearCluster(
  { cluster, identidad, programa }: ClusterPorCerrar,
  pwfile: string,
): Promise<void> {
  const acceso = ['-U', DUENO, '--auth=scram-sha-256', `--pwfile=${pwfile}`];
  const idioma = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const { child, salida } = lanzarProceso(programa, ['-D', cluster, ...acceso, ...idioma], identidad);
  const dicho = await salida;
  if (child.exitCode === 0) return;
  await rm(cluster, { recursive: true, force: true });
  throw new PostgresError(`No se pudo crear la base de datos en ${cluster}:\n${dicho}`);
}

/** Alone with the cluster, before it listens to anybody: there is no moment in which it is open. */
async function ponerClave({ cluster, identidad, programa }: ClusterPorCerrar, clave: string): Promise<void> {
  const orden = `alter role ${DUENO} password '${verificadorScram(clave)}'\n`;
  const { child, salida } = lanzarProceso(
    programa,
    ['--single', '-D', cluster, 'postgres'],
    identidad,
    orden,
  );
  const dicho = await salida;
  if (child.exitCode !== 0 || /ERROR|FATAL/.test(dicho))
    throw new PostgresError(`No se pudo cerrar con clave la base de datos en ${cluster}:\n${dicho}`);
}

const REGLAS = `# Written by Cuadra on every start: with a password, and only through the socket.
local all all scram-sha-256
`;

export async function cerrarPuertas(cluster: string, identidad: Identidad | undefined): Promise<void> {
  await escribirPara(join(cluster, 'pg_hba.conf'), REGLAS, identidad);
}

async function escribirPara(archivo: string, texto: string, identidad: Identidad | undefined): Promise<void> {
  await writeFile(archivo, texto, { mode: 0o600 });
  if (identidad !== undefined) await chown(archivo, identidad.uid, identidad.gid);
}

/** In the data folder, beside the cluster; one whose path is too long for a socket, in a private folder of the system's. */
export async function crearCarpetaDeSocket(
  cluster: string,
  identidad: Identidad | undefined,
): Promise<string> {
  const natural = join(dirname(cluster), 'socket');
  const huella = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const largo = Buffer.byteLength(join(natural, `.s.PGSQL.${PUERTO_DEL_SOCKET}`));
  const socket = largo <= RUTA_DE_SOCKET_MAX ? natural : join(tmpdir(), `cuadra-pg-${huella}`);
  await rm(socket, { recursive: true, force: true });
  await mkdir(socket, { mode: 0o700 });
  await crearCarpetaPara(socket, identidad);
  return socket;
}
