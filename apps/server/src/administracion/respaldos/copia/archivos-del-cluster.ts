// The files of a PostgreSQL that is at work, between pg_backup_start and pg_backup_stop. They may grow, shrink and vanish while they are read: each is
// taken at the size it had when it was opened, and the WAL that goes along puts it right when it is restored.
import { open, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { Entrada } from './empaquetar.ts';

/** Only of the server that runs, or made again by whoever starts: PostgreSQL asks for the folder, not for what is in it. */
const SOLO_CARPETA: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const FUERA: ReadonlySet<string> = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'recovery.signal',
  'standby.signal',
  'current_logfiles',
]);
const PASAJERO = /^(pgsql_tmp|pg_internal\.init)/;
const CONTROL = 'global/pg_control';
const TROZO = 1 << 18;
const LECTURAS_MAX = 10;

/** Under `postgres/`. Told of each one's bytes as they pass. */
export async function* archivosDelCluster(
  cluster: string,
  alPasar: (bytes: number) => void,
): AsyncGenerator<Entrada> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length > 0)
    throw new RespaldoError(
      'La base de datos tiene espacios de tablas fuera de su carpeta: no se pueden copiar.',
    );
  yield { clase: 'carpeta', nombre: 'postgres' };
  yield* recorrer(cluster, '', alPasar);
  // Last, so that what it says of the others was already so when they were read.
  yield await archivoDeControl(cluster);
}

async function* recorrer(
  cluster: string,
  relativa: string,
  alPasar: (bytes: number) => void,
): AsyncGenerator<Entrada> {
  const adentro = await readdir(join(cluster, relativa), { withFileTypes: true }).catch(siYaNoEsta([]));
  for (const una of adentro) {
    const ruta = relativa === '' ? una.name : `${relativa}/${una.name}`;
    if (PASAJERO.test(una.name) || (relativa === '' && FUERA.has(una.name)) || ruta === CONTROL) continue;
    if (una.isSymbolicLink())
      throw new RespaldoError(
        `${ruta} está en otra parte (${await readlink(join(cluster, ruta))}): no se puede copiar.`,
      );
    if (una.isDirectory()) {
      yield { clase: 'carpeta', nombre: `postgres/${ruta}` };
      if (relativa !== '' || !SOLO_CARPETA.has(una.name)) yield* recorrer(cluster, ruta, alPasar);
    } else if (una.isFile()) {
      const entrada = await archivo(cluster, ruta, alPasar);
      if (entrada !== undefined) yield entrada;
    }
  }
}

async function archivo(
  cluster: string,
  ruta: string,
  alPasar: (bytes: number) => void,
): Promise<Entrada | undefined> {
  const abierto = await open(join(cluster, ruta), 'r').catch(siYaNoEsta(undefined));
  if (abierto === undefined) return undefined;
  const { size } = await abierto.stat();
  const contenido = (async function* () {
    try {
      for (let leidos = 0; leidos < size; ) {
        const trozo = Buffer.alloc(Math.min(TROZO, size - leidos));
        const { bytesRead } = await abierto.read(trozo, 0, trozo.length, leidos);
        // Cut short meanwhile: what is missing goes as zeros, and the WAL cuts it again.
        leidos += bytesRead === 0 ? trozo.length : bytesRead;
        const util = bytesRead === 0 ? trozo : trozo.subarray(0, bytesRead);
        alPasar(util.length);
        yield util;
      }
    } finally {
      await abierto.close();
    }
  })();
  return { clase: 'archivo', nombre: `postgres/${ruta}`, bytes: size, contenido };
}

/** PostgreSQL writes it in one go, but reading it is not: read until it is twice the same. */
async function archivoDeControl(cluster: string): Promise<Entrada> {
  let anterior: Buffer | undefined;
  for (let lectura = 0; lectura < LECTURAS_MAX; lectura++) {
    const abierto = await open(join(cluster, CONTROL), 'r');
    const ahora = await abierto.readFile().finally(() => abierto.close());
    if (anterior?.equals(ahora) === true) {
      const nombre = `postgres/${CONTROL}`;
      return { clase: 'archivo', nombre, bytes: ahora.length, contenido: Readable.from([ahora]) };
    }
    anterior = ahora;
  }
  throw new RespaldoError('La base de datos cambia demasiado para copiarla. Pruebe de nuevo.');
}

function siYaNoEsta<T>(valor: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return valor;
    throw error;
  };
}
