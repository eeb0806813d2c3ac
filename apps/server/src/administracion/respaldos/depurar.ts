// What the retention rules let go of, removed from the folder: the copies, and the WAL that no copy that stays would begin from.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { ManifiestoExterior } from './copia/manifiesto.ts';
import { listarCopias } from './restauracion/elegir-copia.ts';
import { type CuantasGuardar, elegirLasQueQuedan } from './retencion.ts';

/** The ids of the copies that were removed. */
export async function depurar(
  carpeta: string,
  guardar: CuantasGuardar,
  linajeActual: string | undefined,
): Promise<string[]> {
  const copias = await listarCopias(carpeta);
  const fechas = copias.map(({ datos: { id, terminadoEn } }) => ({ id, terminadoEn }));
  const quedan = elegirLasQueQuedan(fechas, guardar, ZONA_HORARIA);
  const sobran = copias.filter(({ datos }) => !quedan.has(datos.id));
  for (const { datos, copia } of sobran) {
    // The manifest first: what is left without one is no copy.
    await rm(join(carpeta, 'bases', `${datos.id}.json`), { force: true });
    await rm(join(carpeta, 'bases', copia.nombre), { force: true });
  }
  await quitarSinManifiesto(carpeta, copias);
  await depurarWal(
    carpeta,
    copias.filter(({ datos }) => quedan.has(datos.id)),
    linajeActual,
  );
  return sobran.map(({ datos }) => datos.id);
}

/** What is left of a copy that was killed between its end and its manifest. Nobody else is making one now. */
async function quitarSinManifiesto(carpeta: string, copias: readonly ManifiestoExterior[]): Promise<void> {
  const conocidas = new Set(copias.flatMap(({ datos, copia }) => [copia.nombre, `${datos.id}.json`]));
  for (const nombre of await readdir(join(carpeta, 'bases')).catch(() => []))
    if (!conocidas.has(nombre)) await rm(join(carpeta, 'bases', nombre), { force: true });
}

async function depurarWal(
  carpeta: string,
  quedan: readonly ManifiestoExterior[],
  linajeActual: string | undefined,
): Promise<void> {
  for (const linaje of await readdir(join(carpeta, 'wal')).catch(() => [])) {
    const lugar = join(carpeta, 'wal', linaje);
    const primeros = quedan.flatMap(({ datos }) =>
      datos.clase === 'incluida' && datos.linaje === linaje ? [datos.postgres.primerSegmento] : [],
    );
    const primero = primeros.sort()[0];
    if (primero === undefined) {
      if (linaje !== linajeActual) await rm(lugar, { recursive: true, force: true });
      continue;
    }
    for (const nombre of await readdir(lugar))
      if (/^[0-9A-F]{24}\./.test(nombre) && nombre.slice(0, 24) < primero)
        await rm(join(lugar, nombre), { force: true });
  }
}
