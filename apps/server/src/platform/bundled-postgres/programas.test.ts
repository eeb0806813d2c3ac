import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { carpetaDelCluster, esRoot, SIN_PRIVILEGIOS } from './programas.ts';

let carpeta: CarpetaTemporal;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('programas');
  await chmod(carpeta.ruta, 0o711);
});
afterAll(() => carpeta.borrar());

it('el de una carpeta cerrada está donde estaba si la carpeta es de quien lo corre, aunque la abra root', async () => {
  const datos = join(carpeta.ruta, 'datos');
  await mkdir(join(datos, 'postgres'), { recursive: true, mode: 0o700 });
  await chmod(datos, 0o700);
  const { uid, gid } = SIN_PRIVILEGIOS;
  if (esRoot()) for (const ruta of [datos, join(datos, 'postgres')]) await chown(ruta, uid, gid);
  expect(await carpetaDelCluster(datos)).toBe(join(datos, 'postgres'));
});
