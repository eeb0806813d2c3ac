// Started by root, Cuadra becomes the owner of its data folder before it opens anything: what it can be tricked into is
// then no more than that user could do. Without such an owner it says how to make one. Only the demo, which is tried in
// containers where there is nobody else, lends its folder to an unprivileged user by itself, and stays root where that
// user cannot reach the program.
import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  esRoot,
  type Identidad,
  programasOriginales,
  SIN_PRIVILEGIOS,
} from './bundled-postgres/programas.ts';

/** Root started it and there is nobody else to be; the message says how to make that user. */
export class RootError extends Error {}

declare global {
  namespace NodeJS {
    interface Process {
      /** In Node, not yet in its types. */
      initgroups?: (user: number, extraGroup: number) => void;
    }
  }
}

/** When there is no owner it could be: the demo lends its folder, a real institution refuses, a command goes on. */
export type SinDueno = 'prestar' | 'negarse' | 'seguir';

export async function dejarDeSerRoot(carpetaDatos: string, alFaltarDueno: SinDueno): Promise<void> {
  if (!esRoot()) return;
  const carpeta = resolve(carpetaDatos);
  const dueno = await duenoDe(carpeta);
  if (dueno !== undefined) {
    if (await alcanza(dueno, carpeta)) return serDesdeAhora(dueno);
    if (alFaltarDueno === 'negarse') throw new RootError(sinAlcance(carpeta, dueno));
  } else {
    if (alFaltarDueno === 'negarse') throw new RootError(sinDueno(carpeta));
    if (alFaltarDueno === 'prestar' && (await prestar(carpeta, SIN_PRIVILEGIOS)))
      serDesdeAhora(SIN_PRIVILEGIOS);
  }
}

/** What Cuadra itself keeps there; a folder with anything else is not handed over to anybody. */
const PROPIOS = [
  'postgres',
  'socket',
  'clave-de-postgres',
  'llave-de-sellos.pem',
  'secreto',
  'secreto-anterior',
  'correo',
  'respaldo',
  'exportaciones',
  'practica',
  'cuadra.pid',
];

/** Undefined: it does not exist, or it is root's. */
async function duenoDe(carpeta: string): Promise<Identidad | undefined> {
  const hallada = await stat(carpeta).catch(() => undefined);
  return hallada === undefined || hallada.uid === 0 ? undefined : { uid: hallada.uid, gid: hallada.gid };
}

/** False when that user could not use it, or when something there is not Cuadra's. */
async function prestar(carpeta: string, identidad: Identidad): Promise<boolean> {
  const contenido = await readdir(carpeta).catch(() => []);
  if (!contenido.every((nombre) => PROPIOS.includes(nombre))) return false;
  if (!(await alcanza(identidad, await carpetaQueExiste(carpeta), constants.X_OK))) return false;
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  for (const nombre of contenido) await entregar(join(carpeta, nombre), identidad);
  await lchown(carpeta, identidad.uid, identidad.gid);
  return true;
}

/** Only what root made: in what is already somebody's, somebody could have put anything. */
async function entregar(raiz: string, { uid, gid }: Identidad): Promise<void> {
  if ((await lstat(raiz)).uid !== 0) return;
  const debajo = await readdir(raiz, { recursive: true }).catch(() => []);
  for (const relativa of ['', ...debajo]) await lchown(join(raiz, relativa), uid, gid);
}

async function carpetaQueExiste(carpeta: string): Promise<string> {
  const existe = await stat(carpeta).catch(() => undefined);
  return existe?.isDirectory() === true ? carpeta : carpetaQueExiste(dirname(carpeta));
}

/** This file stands for all the others. */
const PROGRAMA = fileURLToPath(import.meta.url);

/** Asked as that user: whether it can run this program and its PostgreSQL, and use the folder with what is in it. */
async function alcanza(
  { uid, gid }: Identidad,
  carpeta: string,
  uso = constants.W_OK | constants.X_OK,
): Promise<boolean> {
  const postgres = (await programasOriginales().catch(() => undefined))?.postgres;
  const suyos = uso === constants.X_OK ? [] : await readdir(carpeta);
  const pruebas = [
    [PROGRAMA, constants.R_OK],
    [postgres ?? PROGRAMA, constants.R_OK],
    [carpeta, uso],
    ...suyos
      .filter((nombre) => PROPIOS.includes(nombre))
      .map((nombre) => [join(carpeta, nombre), constants.R_OK]),
  ];
  const guion = `for (const [ruta, modo] of ${JSON.stringify(pruebas)}) require('node:fs').accessSync(ruta, modo)`;
  const { status } = spawnSync(process.execPath, ['-e', guion], {
    uid,
    gid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return status === 0;
}

/** For good: root does not come back. What was compiled is kept first, since its folder is root's. */
function serDesdeAhora({ uid, gid }: Identidad): void {
  flushCompileCache();
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  try {
    process.initgroups?.(uid, gid);
  } catch {
    // A user without a name has no other groups than its own, and that one is already set.
  }
  process.setuid?.(uid);
}

const sinDueno = (carpeta: string): string =>
  `Cuadra no trabaja como root. Cree un usuario para ella y entréguele la carpeta de datos:

  useradd --system --shell /usr/sbin/nologin cuadra
  install -d -o cuadra -g cuadra -m 700 '${carpeta}'
  chown -R cuadra:cuadra '${carpeta}'

Después iníciela de nuevo: si la inicia root, Cuadra pasa a ser ese usuario.`;

const sinAlcance = (carpeta: string, { uid }: Identidad): string =>
  `Cuadra no trabaja como root, y el dueño de la carpeta de datos ${carpeta} (usuario ${uid}) no puede usar lo que hay en ella o no puede leer el programa, en ${dirname(PROGRAMA)}. Instale Cuadra donde ese usuario pueda leerla, por ejemplo en /opt/cuadra, y entréguele la carpeta completa:

  chown -R ${uid} '${carpeta}'`;
