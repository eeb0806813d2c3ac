// For tests: the files that we wrote, with their bytes.
import { readdir, readFile } from 'node:fs/promises';

const carpeta = new URL('./archivos/', import.meta.url);

export interface ArchivoDePrueba {
  readonly nombre: string;
  readonly bytes: Uint8Array;
}

/** Those of a format, sorted by name. */
export async function archivosDe(formato: string): Promise<ArchivoDePrueba[]> {
  const nombres = await readdir(new URL(`${formato}/`, carpeta));
  return Promise.all(
    nombres
      .filter((nombre) => !nombre.endsWith('.json'))
      .toSorted()
      .map(async (nombre) => ({ nombre, bytes: await readFile(new URL(`${formato}/${nombre}`, carpeta)) })),
  );
}

/** What should be read of one of them, or why it is refused. */
export async function esperadoDe(formato: string, nombre: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`${formato}/${nombre}.json`, carpeta), 'utf8'));
}
