// The files of a copy laid down where they will be recovered: those of PostgreSQL as its user's, the rest as the data folder's.
import { chown, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crearCarpetaPara, type Identidad, identidadPara } from '#platform/bundled-postgres/programas.ts';
import type { Apertura } from '../copia/cifrado.ts';
import { CLAVE_DEL_CLUSTER } from '../copia/hacer-copia-base.ts';
import { leerCopia } from '../copia/leer-copia.ts';
import { leerTrozo } from './revisar-wal.ts';

export interface Lugar {
  readonly medias: string;
  readonly cluster: string;
}

const POSTGRES = 'postgres/';
const DATOS = 'datos/';

export async function asentar(ruta: string, con: Apertura, lugar: Lugar): Promise<void> {
  const identidad = await identidadPara(lugar.cluster);
  await crearCarpetaPara(lugar.cluster, identidad);
  await leerCopia(ruta, con, {
    async carpeta(nombre) {
      if (!nombre.startsWith(POSTGRES)) return;
      const carpeta = join(lugar.cluster, nombre.slice(POSTGRES.length));
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      await entregarA(carpeta, identidad);
    },
    async archivo(nombre, contenido) {
      const destino = lugarDe(nombre, lugar);
      if (destino === undefined) return;
      await mkdir(dirname(destino), { recursive: true, mode: 0o700 });
      await escribir(destino, contenido, identidad);
    },
  });
  await escribir(join(lugar.cluster, 'recovery.signal'), [], identidad);
}

/** What is not known by its folder stays where it was. */
function lugarDe(nombre: string, { medias, cluster }: Lugar): string | undefined {
  if (nombre.startsWith(POSTGRES)) return join(cluster, nombre.slice(POSTGRES.length));
  if (nombre === `${DATOS}${CLAVE_DEL_CLUSTER}`) return join(dirname(cluster), CLAVE_DEL_CLUSTER);
  return nombre.startsWith(DATOS) ? join(medias, nombre.slice(DATOS.length)) : undefined;
}

/** What was archived says more than what the copy brought: it takes its place. */
export async function ponerWal(rutas: readonly string[], con: Apertura, cluster: string): Promise<void> {
  const identidad = await identidadPara(cluster);
  for (const ruta of rutas) {
    const { segmento, datos } = await leerTrozo(ruta, con, '');
    await escribir(join(cluster, 'pg_wal', segmento), [datos], identidad);
  }
}

/** Not asked to be on disk: PostgreSQL sees to that before it recovers, and until it has its name it is nothing. */
async function escribir(
  ruta: string,
  contenido: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  identidad: Identidad | undefined,
): Promise<void> {
  const archivo = await open(ruta, 'w', 0o600);
  try {
    for await (const trozo of contenido) await archivo.write(trozo);
  } finally {
    await archivo.close();
  }
  await entregarA(ruta, identidad);
}

async function entregarA(ruta: string, identidad: Identidad | undefined): Promise<void> {
  if (identidad !== undefined) await chown(ruta, identidad.uid, identidad.gid);
}
