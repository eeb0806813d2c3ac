// A program that was started by another hears that it is gone, and ends; one that came to its end does not wait for that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';

const PROGRAMA = fileURLToPath(new URL('../testing/practica/llenar-de-mentira.ts', import.meta.url));
let carpeta: CarpetaTemporal;
beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('fin');
});
afterAll(() => carpeta.borrar());

/** At work, until `espera` goes. */
async function iniciado() {
  await writeFile(join(carpeta.ruta, 'espera'), '');
  await rm(join(carpeta.ruta, 'llenos'), { force: true });
  const env = { DATA_DIR: join(carpeta.ruta, 'practica') };
  const proceso = spawn(process.execPath, [PROGRAMA], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const fin = once(proceso, 'exit');
  await hastaQue(() => readFile(join(carpeta.ruta, 'llenos')));
  return { proceso, fin };
}

it('termina, como si se lo pidieran, cuando ya no está quien lo inició', async () => {
  const { proceso, fin } = await iniciado();
  proceso.disconnect();
  expect(await fin).toEqual([null, 'SIGTERM']);
});

it('no espera a nadie para terminar lo suyo', async () => {
  const { fin } = await iniciado();
  await rm(join(carpeta.ruta, 'espera'));
  expect(await fin).toEqual([0, null]);
});
