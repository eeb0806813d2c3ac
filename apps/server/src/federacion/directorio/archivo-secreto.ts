// A file with secrets: read only when nobody but its owner can, and written whole or not at all.
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { estaVivo } from '#platform/esta-vivo.ts';
import { InstitucionError } from '#platform/institucion-error.ts';

const MODO = 0o600;
const DE_OTROS = 0o077;
const BYTES_MAX = 16 * 2 ** 20;

/** Undefined: there is no such file. */
export async function leerSecreto(ruta: string): Promise<unknown> {
  const estado = await stat(ruta).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (estado === undefined) return undefined;
  if (process.platform !== 'win32' && (estado.mode & DE_OTROS) !== 0)
    throw new InstitucionError(
      `${ruta} tiene secretos y otras personas pueden leerlo: quíteles el permiso con «chmod 600 ${ruta}».`,
    );
  if (estado.size > BYTES_MAX)
    throw new InstitucionError(`${ruta} es demasiado grande para lo que se espera.`);
  const texto = await readFile(ruta, 'utf8');
  try {
    return JSON.parse(texto);
  } catch {
    throw new InstitucionError(`${ruta} no está bien escrito como JSON. Corríjalo, o restaure el de antes.`);
  }
}

/** In the place of the one of before, and of the same owner. */
export async function escribirSecreto(ruta: string, contenido: unknown): Promise<void> {
  const borrador = `${ruta}.nuevo`;
  const { uid, gid } = await stat(ruta).catch(() => stat(dirname(ruta)));
  await rm(borrador, { force: true });
  const manejo = await open(borrador, 'wx', MODO);
  try {
    if (process.getuid?.() === 0) await manejo.chown(uid, gid);
    await manejo.writeFile(`${JSON.stringify(contenido, undefined, 2)}\n`);
    await manejo.sync();
  } finally {
    await manejo.close();
  }
  await rename(borrador, ruta);
}

const INTENTOS_MAX = 200;
const ENTRE_INTENTOS_MS = 50;

/** When two commands write at the same time the second waits; the lock of one that died is nobody's. */
export async function conCandado<T>(ruta: string, hacer: () => Promise<T>): Promise<T> {
  const candado = `${ruta}.candado`;
  for (let intento = 1; !(await tomar(candado)); intento++) {
    if (intento >= INTENTOS_MAX)
      throw new InstitucionError(`Otra orden está escribiendo en ${ruta}. Espere a que termine y repita.`);
    await esperar(ENTRE_INTENTOS_MS);
  }
  try {
    return await hacer();
  } finally {
    await rm(candado, { force: true });
  }
}

async function tomar(candado: string): Promise<boolean> {
  try {
    const manejo = await open(candado, 'wx', MODO);
    await manejo.writeFile(`${process.pid}`);
    await manejo.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(await readFile(candado, 'utf8').catch(() => ''));
    // An empty one is being written at this moment.
    if (pid > 0 && !estaVivo(pid)) await rm(candado, { force: true });
    return false;
  }
}
