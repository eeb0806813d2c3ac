import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

const derechos = async (ruta: string) => ((await stat(ruta)).mode & 0o777).toString(8);
// Started by root, PostgreSQL is another user, who goes through.
const CERRADA = process.getuid?.() === 0 ? '711' : '700';

it('nadie más mira adentro: ni en la que crea, ni en la que ya estaba abierta, ni en lo que deja en ella', async () => {
  const nueva = join(raiz, 'cerrada');
  const abierta = join(raiz, 'abierta');
  await mkdir(abierta);
  await chmod(abierta, 0o775);
  await writeFile(join(abierta, 'cuadra.pid'), '1\n', { mode: 0o644 });
  for (const ruta of [nueva, abierta]) {
    const carpeta = await tomarCarpeta(ruta, { exclusiva: true });
    expect(await derechos(ruta)).toBe(CERRADA);
    expect(await derechos(join(ruta, 'cuadra.pid'))).toBe('600');
    await carpeta.liberar();
  }
});

it('una más cerrada no se abre', async () => {
  const ruta = join(raiz, 'muy-cerrada');
  await mkdir(ruta, { mode: 0o700 });
  const carpeta = await tomarCarpeta(ruta, { exclusiva: true });
  expect(await derechos(ruta)).toBe('700');
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
