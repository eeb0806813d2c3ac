// A folder of one's own for a test's data, of an ordinary user also when root runs the tests: Cuadra becomes its owner.
import { chmod, chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { esRoot, SIN_PRIVILEGIOS } from '#platform/bundled-postgres/programas.ts';
import { estaVivo } from '#platform/esta-vivo.ts';

export interface CarpetaTemporal {
  readonly ruta: string;
  borrar(): Promise<void>;
}

export async function crearCarpetaTemporal(nombre: string): Promise<CarpetaTemporal> {
  const ruta = await mkdtemp(join(await dondeCabe(), `cuadra ${nombre} ${process.pid} `));
  await chmod(ruta, 0o755);
  if (esRoot()) await chown(ruta, SIN_PRIVILEGIOS.uid, SIN_PRIVILEGIOS.gid);
  return { ruta, borrar: () => rm(ruta, { recursive: true, force: true }) };
}

const EN_MEMORIA = '/dev/shm';
const TMPFS = 0x01021994;
/** What a whole run writes at most, with room to spare. */
const BASTA = 8 * 2 ** 30;

/**
 * In memory where there is plenty: every database copied and dropped is a thousand files, which a disk's file system
 * takes a fifth of PostgreSQL's time to make.
 */
async function dondeCabe(): Promise<string> {
  try {
    const { type, bavail, bsize } = await statfs(EN_MEMORIA);
    const cabe = Math.min(bavail * bsize, freemem()) > BASTA;
    if (type !== TMPFS || !cabe) return tmpdir();
    await quitarAbandonadas();
    return EN_MEMORIA;
  } catch {
    return tmpdir();
  }
}

/** A run that was killed leaves its folders, and memory is not to be left taken: each says whose it is. */
async function quitarAbandonadas(): Promise<void> {
  for (const nombre of await readdir(EN_MEMORIA)) {
    const pid = /^cuadra .* (\d+) \w+$/.exec(nombre)?.[1];
    if (pid !== undefined && !estaVivo(Number(pid)))
      await rm(join(EN_MEMORIA, nombre), { recursive: true, force: true });
  }
}
