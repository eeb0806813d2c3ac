// Where copies are kept: a folder, the standard input of a command (any bucket's own tool), or both. In a folder nothing has its name before it is
// whole and on disk; of a command, only that it ended well is known.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ordenSinSecretos } from '#platform/orden-sin-secretos.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';

export interface Guardado {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Almacen {
  guardar(nombre: string, contenido: Readable): Promise<Guardado>;
  /** Only a folder forgets: what a command took away is its destination's to remove. */
  borrar(nombre: string): Promise<void>;
}

export interface DondeGuardar {
  readonly carpeta: string | undefined;
  readonly comando: string | undefined;
}

const PARTE = '.parte';
const DICHO_MAX = 2_000;

export function abrirAlmacen({ carpeta, comando }: DondeGuardar): Almacen {
  return {
    async guardar(nombre, contenido) {
      if (carpeta === undefined) return entregar(comando ?? '', nombre, contenido);
      const guardado = await escribir(join(carpeta, nombre), contenido);
      if (comando !== undefined) await entregar(comando, nombre, createReadStream(join(carpeta, nombre)));
      return guardado;
    },
    async borrar(nombre) {
      if (carpeta !== undefined) await rm(join(carpeta, nombre), { force: true });
    },
  };
}

/** What a backup that was killed left half written. Only while nobody else writes there. */
export async function quitarPartes(carpeta: string): Promise<void> {
  for (const nombre of await readdir(carpeta, { recursive: true }).catch(() => []))
    if (nombre.endsWith(PARTE)) await rm(join(carpeta, nombre), { force: true });
}

async function escribir(ruta: string, contenido: Readable): Promise<Guardado> {
  const parte = `${ruta}.${randomBytes(4).toString('hex')}${PARTE}`;
  await mkdir(dirname(ruta), { recursive: true, mode: 0o700 });
  const archivo = await open(parte, 'wx', 0o600);
  try {
    const { cuenta, medir } = medidor();
    await pipeline(contenido, medir, async (trozos) => {
      for await (const trozo of trozos) await archivo.write(trozo);
    });
    await archivo.sync();
    await archivo.close();
    await rename(parte, ruta);
    await asentarCarpeta(dirname(ruta));
    return cuenta();
  } catch (error) {
    await archivo.close().catch(() => undefined);
    await rm(parte, { force: true });
    throw error;
  }
}

/** The name itself must be on disk too. */
async function asentarCarpeta(ruta: string): Promise<void> {
  const carpeta = await open(ruta, 'r');
  await carpeta.sync().catch(() => undefined);
  await carpeta.close();
}

/** The command learns the name from RESPALDO_NOMBRE. Ours have nothing in them that a shell would read. */
async function entregar(comando: string, nombre: string, contenido: Readable): Promise<Guardado> {
  const orden = ordenSinSecretos(`RESPALDO_NOMBRE='${nombre}'; export RESPALDO_NOMBRE\n${comando}`);
  const hijo = spawn(orden, { shell: true, stdio: ['pipe', 'ignore', 'pipe'] });
  let dicho = '';
  hijo.stderr.on('data', (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-DICHO_MAX);
  });
  const fin = new Promise<number | null>((listo, fallo) => {
    hijo.once('error', fallo);
    hijo.once('close', listo);
  });
  const { cuenta, medir } = medidor();
  const enviado = pipeline(contenido, medir, hijo.stdin).catch((error: Error) => error);
  const [codigo, interrupcion] = await Promise.all([fin, enviado]);
  if (codigo !== 0)
    throw new RespaldoError(
      `RESPALDO_COMANDO terminó con ${codigo ?? 'una señal'} al guardar ${nombre}: ${dicho.trim()}`,
    );
  if (interrupcion instanceof Error) throw interrupcion;
  return cuenta();
}

function medidor() {
  const digesto = createHash('sha256');
  let bytes = 0;
  return {
    cuenta: (): Guardado => ({ bytes, sha256: digesto.digest('hex') }),
    medir: async function* (trozos: AsyncIterable<Uint8Array>) {
      for await (const trozo of trozos) {
        digesto.update(trozo);
        bytes += trozo.byteLength;
        yield trozo;
      }
    },
  };
}

export const enUnTrozo = (bytes: Uint8Array): Readable => Readable.from([bytes]);
