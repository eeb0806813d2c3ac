// Where partidas already judged wait for the rest of their lote. On disk, so that a lote of any size takes the same
// memory; and whole before the first one is posted, so that the order of the books is held for as long as PostgreSQL
// needs and not for as long as somebody's connection takes to send.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Spool<T> {
  guardar(tanda: readonly T[]): Promise<void>;
  /** In the order in which they were kept; as often as needed. */
  tandas(): AsyncIterable<T[]>;
  borrar(): Promise<void>;
}

export async function abrirSpool<T>(): Promise<Spool<T>> {
  const carpeta = await mkdtemp(join(tmpdir(), 'cuadra-lote-'));
  const archivo = (indice: number) => join(carpeta, `${indice}.json`);
  const leer = async (indice: number) => JSON.parse(await readFile(archivo(indice), 'utf8')) as T[];
  let guardadas = 0;
  return {
    async guardar(tanda) {
      await writeFile(archivo(guardadas), JSON.stringify(tanda), { mode: 0o600 });
      guardadas++;
    },
    async *tandas() {
      for (let indice = 0; indice < guardadas; indice++) yield await leer(indice);
    },
    borrar: () => rm(carpeta, { recursive: true, force: true }),
  };
}
