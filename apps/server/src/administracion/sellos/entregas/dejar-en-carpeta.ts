// One file for each head, written once and never over another: whole or not at all, and for nobody to write.

import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SIN_ENLACES = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP']);

export async function dejarEnCarpeta(carpeta: string, nombre: string, contenido: string): Promise<void> {
  const archivo = join(carpeta, nombre);
  const borrador = join(carpeta, `.${nombre}.${randomUUID()}`);
  const abierto = await open(borrador, 'wx', 0o444);
  try {
    await abierto.writeFile(contenido);
    await abierto.sync();
    await abierto.close();
    await ponerEnSuLugar(borrador, archivo);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Left before, and the answer was lost: it arrived. Anything else under its name is somebody else's.
    if ((await readFile(archivo, 'utf8')) !== contenido)
      throw new Error(`En la carpeta ya hay otro archivo con el nombre ${nombre}.`, { cause: error });
  } finally {
    await abierto.close().catch(() => undefined);
    await rm(borrador, { force: true });
  }
}

/** By a second name, which never takes the place of a file; where there are none, by a copy that does not either. */
async function ponerEnSuLugar(borrador: string, archivo: string): Promise<void> {
  try {
    await link(borrador, archivo);
  } catch (error) {
    if (!SIN_ENLACES.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(borrador, archivo, constants.COPYFILE_EXCL);
  }
}
