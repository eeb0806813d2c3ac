import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { cambiarSecreto, retirarSecretoAnterior } from './cambiar-secreto.ts';
import { tomarCarpeta } from './carpeta-de-datos.ts';

let carpeta: CarpetaTemporal;
beforeEach(async () => {
  carpeta = await crearCarpetaTemporal('llaves');
});
afterEach(() => carpeta.borrar());

const leer = async () => {
  const { secreto, secretoAnterior } = await tomarCarpeta(carpeta.ruta, { exclusiva: false });
  return { ahora: await secreto(), antes: await secretoAnterior() };
};

it('queda otro, y el de antes a su lado, hasta que se retira', async () => {
  const { ahora: primero, antes } = await leer();
  expect(antes).toBeUndefined();
  await cambiarSecreto(carpeta.ruta);
  const cambiado = await leer();
  expect(cambiado).toEqual({ ahora: expect.stringMatching(/^[0-9a-f]{64}$/), antes: primero });
  expect(cambiado.ahora).not.toBe(primero);
  const { uid } = await stat(carpeta.ruta);
  for (const nombre of await readdir(carpeta.ruta)) {
    const archivo = await stat(join(carpeta.ruta, nombre));
    expect([archivo.mode & 0o777, archivo.uid]).toEqual([0o600, nombre === 'secreto' ? uid : archivo.uid]);
  }
  expect(await retirarSecretoAnterior(carpeta.ruta)).toBe(true);
  expect(await retirarSecretoAnterior(carpeta.ruta)).toBe(false);
  expect(await leer()).toEqual({ ahora: cambiado.ahora, antes: undefined });
});

it('no se rota dos veces sin retirar: lo que cifró el primero no podría leerse', async () => {
  await leer();
  await cambiarSecreto(carpeta.ruta);
  await expect(cambiarSecreto(carpeta.ruta)).rejects.toThrow('npm run llaves -- retirar');
});

it('si se cayó a la mitad, se rota otra vez sin perder ninguno', async () => {
  const { ahora } = await leer();
  await writeFile(join(carpeta.ruta, 'secreto-anterior'), await readFile(join(carpeta.ruta, 'secreto')));
  await cambiarSecreto(carpeta.ruta);
  expect((await leer()).antes).toBe(ahora);
});

it('donde nunca inició Cuadra no hay qué rotar', async () => {
  await expect(cambiarSecreto(carpeta.ruta)).rejects.toThrow('No hay un secreto');
});
