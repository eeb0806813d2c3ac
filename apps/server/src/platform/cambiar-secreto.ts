// The secret that lives in the data folder, changed for another. The one before stays beside it, so that nobody is thrown out
// and what it encrypted can be read; the next start takes both. In this order, so that a fall in between loses neither.
import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CarpetaError, SECRETO, SECRETO_ANTERIOR } from './carpeta-de-datos.ts';

const MODO = 0o600;

export const secretoNuevo = (): string => randomBytes(32).toString('hex');

export async function cambiarSecreto(carpeta: string): Promise<void> {
  const actual = await readFile(join(carpeta, SECRETO), 'utf8').catch(() => undefined);
  if (actual === undefined)
    throw new CarpetaError(`No hay un secreto en ${carpeta}. Inicie Cuadra una vez, o indique DATA_DIR.`);
  const anterior = await readFile(join(carpeta, SECRETO_ANTERIOR), 'utf8').catch(() => undefined);
  if (anterior !== undefined && anterior !== actual)
    throw new CarpetaError(
      `Todavía se guarda el secreto de antes. Cuando ya no haga falta, quítelo con «npm run llaves -- retirar» y rote otra vez.`,
    );
  await poner(join(carpeta, SECRETO_ANTERIOR), actual);
  await poner(join(carpeta, SECRETO), `${secretoNuevo()}\n`);
}

export async function retirarSecretoAnterior(carpeta: string): Promise<boolean> {
  const archivo = join(carpeta, SECRETO_ANTERIOR);
  const estaba = (await stat(archivo).catch(() => undefined)) !== undefined;
  await rm(archivo, { force: true });
  return estaba;
}

/** Whole or not at all, on the disk, and of whoever owns the folder. */
async function poner(archivo: string, contenido: string): Promise<void> {
  const borrador = `${archivo}.nuevo`;
  const { uid, gid } = await stat(dirname(archivo));
  const manejo = await open(borrador, 'w', MODO);
  try {
    await manejo.chmod(MODO);
    if (process.getuid?.() === 0) await manejo.chown(uid, gid);
    await manejo.writeFile(contenido);
    await manejo.sync();
  } finally {
    await manejo.close();
  }
  await rename(borrador, archivo);
}
