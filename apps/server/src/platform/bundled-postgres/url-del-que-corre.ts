// The PostgreSQL of a data folder, found by a second program while Cuadra runs: it writes in its own pid file on which
// port and in which folder it listens.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { direccionDe, leerClave } from './cerraduras.ts';
import { carpetaDelCluster } from './programas.ts';

const LINEA_DEL_PUERTO = 3;
const LINEA_DEL_SOCKET = 4;

/** Whether there is anything to open in that data folder. */
export async function tieneCluster(carpetaDatos: string): Promise<boolean> {
  const existe = (ruta: string) => stat(ruta).then(Boolean, () => false);
  return (await existe(carpetaDatos)) && existe(join(await carpetaDelCluster(carpetaDatos), 'PG_VERSION'));
}

/** As its owner. Undefined: it is not running, or not yet ready to say where. */
export async function urlDelQueCorre(carpetaDatos: string, database: string): Promise<string | undefined> {
  const cluster = await carpetaDelCluster(carpetaDatos);
  const clave = await leerClave(cluster);
  const lineas = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [puerto, socket] = [lineas[LINEA_DEL_PUERTO]?.trim(), lineas[LINEA_DEL_SOCKET]?.trim()];
  if (!puerto || !socket || clave === undefined) return undefined;
  return direccionDe({ socket, puerto, clave, database });
}
