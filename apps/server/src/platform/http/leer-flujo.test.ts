import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { leerFlujo } from './leer-flujo.ts';

async function leer(flujo: Readable, bytesMax: number): Promise<number> {
  let bytes = 0;
  for await (const trozo of leerFlujo(flujo, bytesMax)) bytes += trozo.length;
  return bytes;
}

const trozos = (...largos: number[]) =>
  Readable.from(
    largos.map((largo) => Buffer.alloc(largo)),
    { objectMode: false },
  );

it('entrega todo lo que cabe', async () => {
  expect(await leer(trozos(10, 20, 30), 60)).toBe(60);
});

it('lo que pasa del límite se rechaza y el resto se deja pasar, sin cortar la conexión', async () => {
  const flujo = trozos(10, 20, 30, 40);
  const fin = new Promise((listo) => flujo.once('end', listo));
  await expect(leer(flujo, 59)).rejects.toMatchObject({ codigo: 'CUERPO_DEMASIADO_GRANDE' });
  await fin;
});

it('quien deja de leer a medias tampoco la corta', async () => {
  const flujo = trozos(10, 20, 30);
  const fin = new Promise((listo) => flujo.once('end', listo));
  for await (const _ of leerFlujo(flujo, 60)) break;
  await fin;
});

it('un envío interrumpido no es un error del servidor', async () => {
  const flujo = new Readable({ read() {} });
  flujo.push(Buffer.alloc(10));
  setImmediate(() => flujo.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  await expect(leer(flujo, 60)).rejects.toMatchObject({ codigo: 'PETICION_INVALIDA' });
});
