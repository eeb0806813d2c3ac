// The data folder belongs to one Cuadra at a time. The lock is a socket the operating system frees by itself when
// its owner dies, however it dies: no stale lock is ever left behind. A pid file only serves the message. Nobody else looks
// into it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { esRoot } from './bundled-postgres/programas.ts';

export interface CarpetaDeDatos {
  readonly ruta: string;
  /** The secret that signs tokens, made on the first start and kept. */
  secreto(): Promise<string>;
  /** The one before it, until somebody takes it away (`npm run llaves -- retirar`). */
  secretoAnterior(): Promise<string | undefined>;
  liberar(): Promise<void>;
}

/** The folder cannot be used; the message says why and what to do. */
export class CarpetaError extends Error {}

export const SECRETO = 'secreto';
export const SECRETO_ANTERIOR = 'secreto-anterior';

/** Exclusive when a database lives in it; with a PostgreSQL elsewhere, several processes may share the folder. */
export async function tomarCarpeta(
  indicada: string,
  { exclusiva }: { exclusiva: boolean },
): Promise<CarpetaDeDatos> {
  const ruta = await crearCarpeta(resolve(indicada));
  const soltar = exclusiva ? await cerrarConCandado(ruta) : async () => undefined;
  return {
    ruta,
    secreto: () => leerOCrearSecreto(join(ruta, SECRETO)),
    secretoAnterior: () => leerSecreto(join(ruta, SECRETO_ANTERIOR)),
    liberar: soltar,
  };
}

async function cerrarConCandado(ruta: string): Promise<() => Promise<void>> {
  const archivoPid = join(ruta, 'cuadra.pid');
  const candado = await tomarCandado(ruta, archivoPid);
  // One that a dead owner left keeps its rights otherwise.
  await rm(archivoPid, { force: true });
  await writeFile(archivoPid, `${process.pid}\n`, { mode: 0o600 });
  return async () => {
    await rm(archivoPid, { force: true });
    await new Promise((listo) => candado.close(listo));
  };
}

async function crearCarpeta(ruta: string): Promise<string> {
  try {
    await mkdir(ruta, { recursive: true, mode: derechos() });
    const real = await realpath(ruta);
    // Not ours to change, or on a disk without rights: what is secret in it has its own.
    await cerrarALosDemas(real).catch(() => undefined);
    return real;
  } catch (error) {
    throw new CarpetaError(
      `No se puede escribir en la carpeta de datos ${ruta}. Use otra con DATA_DIR o corrija sus permisos.`,
      { cause: error },
    );
  }
}

/** PostgreSQL does not run as root: the user that runs it goes through the folder to its own, and sees nothing of it. */
const derechos = (): number => (esRoot() ? 0o711 : 0o700);

async function cerrarALosDemas(ruta: string): Promise<void> {
  const { mode, uid } = await stat(ruta);
  const quedan = mode & 0o777 & derechos();
  if (uid === process.getuid?.() && quedan !== (mode & 0o777)) await chmod(ruta, quedan);
}

async function tomarCandado(ruta: string, archivoPid: string): Promise<Server> {
  const direccion = direccionDelCandado(ruta);
  for (let intento = 0; ; intento++) {
    try {
      return await escuchar(direccion);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      // Where the socket is a file, a dead owner leaves it: nobody answers, so it may go.
      const esArchivo = process.platform !== 'linux' && process.platform !== 'win32';
      if (!esArchivo || intento > 0 || (await responde(direccion))) {
        const pid = await readFile(archivoPid, 'utf8').catch(() => '');
        const quien = pid === '' ? '' : ` (proceso ${pid.trim()})`;
        throw new CarpetaError(
          `Ya hay un Cuadra usando la carpeta de datos ${ruta}${quien}. Deténgalo, o use otra carpeta con DATA_DIR.`,
        );
      }
      await rm(direccion, { force: true });
    }
  }
}

function direccionDelCandado(ruta: string): string {
  const huella = createHash('sha256').update(ruta).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0cuadra-${huella}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\cuadra-${huella}`;
  return `/tmp/cuadra-${huella}.sock`;
}

function escuchar(direccion: string): Promise<Server> {
  return new Promise((listo, fallo) => {
    const server = createServer((socket) => socket.end());
    server.once('error', fallo);
    server.listen({ path: direccion }, () => listo(server.unref()));
  });
}

function responde(direccion: string): Promise<boolean> {
  return new Promise((listo) => {
    const socket = connect({ path: direccion });
    socket.once('connect', () => {
      socket.destroy();
      listo(true);
    });
    socket.once('error', () => listo(false));
  });
}

/** Made aside and put in its place whole: of two processes that start at once, both end up with the same one. */
async function leerOCrearSecreto(archivo: string): Promise<string> {
  const guardado = await leerSecreto(archivo);
  if (guardado !== undefined) return guardado;
  const borrador = `${archivo}.${randomUUID()}`;
  await writeFile(borrador, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    await link(borrador, archivo);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(borrador, { force: true });
  }
  return (await readFile(archivo, 'utf8')).trim();
}

async function leerSecreto(archivo: string): Promise<string | undefined> {
  return (await readFile(archivo, 'utf8').catch(() => undefined))?.trim();
}
