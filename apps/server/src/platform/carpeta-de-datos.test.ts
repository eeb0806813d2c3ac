import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tomarCarpeta } from './carpeta-de-datos.ts';

let raiz: string;

beforeAll(async () => {
  raiz = await mkdtemp(join(tmpdir(), 'cuadra carpeta '));
});
afterAll(() => rm(raiz, { recursive: true, force: true }));

it('la crea si falta y guarda en ella un secreto que nadie más lee', async () => {
  const ruta = join(raiz, 'nueva', 'adentro');
  const carpeta = await tomarCarpeta(ruta, { exclusiva: true });
  const secreto = await carpeta.secreto();
  expect(secreto).toMatch(/^[0-9a-f]{64}$/);
  expect(await carpeta.secreto()).toBe(secreto);
  expect((await stat(join(ruta, 'secreto'))).mode & 0o777).toBe(0o600);
  await carpeta.liberar();
});

it('es de uno a la vez, por cualquier camino que se llegue a ella, y queda libre al soltarla', async () => {
  const ruta = join(raiz, 'una');
  const primera = await tomarCarpeta(ruta, { exclusiva: true });
  await expect(tomarCarpeta(join(ruta, '..', 'una'), { exclusiva: true })).rejects.toThrow(
    `Ya hay un Cuadra usando la carpeta de datos`,
  );
  expect(Number(await readFile(join(ruta, 'cuadra.pid'), 'utf8'))).toBe(process.pid);
  await primera.liberar();
  const segunda = await tomarCarpeta(ruta, { exclusiva: true });
  await segunda.liberar();
});

it('sin base de datos adentro, varios procesos la comparten', async () => {
  const ruta = join(raiz, 'compartida');
  const carpetas = await Promise.all([1, 2].map(() => tomarCarpeta(ruta, { exclusiva: false })));
  await Promise.all(carpetas.map((carpeta) => carpeta.liberar()));
});

it('varios procesos que la comparten y empiezan a la vez terminan con el mismo secreto', async () => {
  const ruta = join(raiz, 'a-la-vez');
  const carpetas = await Promise.all(
    Array.from({ length: 8 }, () => tomarCarpeta(ruta, { exclusiva: false })),
  );
  const secretos = await Promise.all(carpetas.map((carpeta) => carpeta.secreto()));
  expect(new Set(secretos).size).toBe(1);
  expect(await readdir(ruta)).toEqual(['secreto']);
});

it('dice que no puede escribir donde no puede', async () => {
  const archivo = join(raiz, 'archivo');
  await writeFile(archivo, '');
  await expect(tomarCarpeta(join(archivo, 'datos'), { exclusiva: true })).rejects.toThrow(
    'No se puede escribir en la carpeta de datos',
  );
});
