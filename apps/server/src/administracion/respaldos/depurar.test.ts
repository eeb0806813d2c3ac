// What the folder has after each backup: the copies that stay, the WAL that one of them begins from, and nothing that was left half way.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { depurar } from './depurar.ts';

const [ACTUAL, ANTERIOR, OLVIDADO] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const segmento = (n: number) => `0000000100000000000000${n.toString(16).toUpperCase().padStart(2, '0')}`;
const id = (dia: number) => `202611${dia}-070000-abcdef`;

let carpeta: CarpetaTemporal;
beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('depurar');
});
afterAll(() => carpeta.borrar());

async function ponerCopia(dia: number, linaje: string, primero: number): Promise<void> {
  const instante = `2026-11-${dia}T07:00:00.000000Z`;
  const datos = {
    ...{
      version: 1,
      clase: 'incluida',
      id: id(dia),
      institucion: 'La Ceiba',
      migracion: '0001.sql',
      libros: [],
      linaje,
    },
    ...{ plataforma: 'linux-x64', iniciadoEn: instante, terminadoEn: instante },
    postgres: {
      version: '18.4',
      sistema: '1',
      bytesPorSegmento: 2 ** 24,
      desde: '0/0',
      hasta: '0/0',
      primerSegmento: segmento(primero),
    },
  };
  const copia = { nombre: `${id(dia)}.tar.zst.age`, bytes: 1, sha256: '0'.repeat(64) };
  await writeFile(join(carpeta.ruta, 'bases', copia.nombre), 'x');
  await writeFile(join(carpeta.ruta, 'bases', `${id(dia)}.json`), JSON.stringify({ datos, copia }));
}

async function ponerWal(linaje: string, ...numeros: readonly number[]): Promise<void> {
  await mkdir(join(carpeta.ruta, 'wal', linaje), { recursive: true });
  for (const n of numeros) await writeFile(join(carpeta.ruta, 'wal', linaje, `${segmento(n)}.zst.age`), 'x');
}

const hay = async (...partes: string[]) => (await readdir(join(carpeta.ruta, ...partes))).sort();

it('quedan dos diarias, su WAL y el de ninguna otra; lo que nunca terminó se va', async () => {
  await mkdir(join(carpeta.ruta, 'bases'));
  await ponerCopia(14, ANTERIOR, 2);
  await ponerCopia(15, ANTERIOR, 5);
  await ponerCopia(16, ACTUAL, 9);
  await ponerWal(OLVIDADO, 1, 2);
  await ponerWal(ANTERIOR, 2, 3, 4, 5, 6);
  await ponerWal(ACTUAL, 8, 9, 10);
  await writeFile(
    join(carpeta.ruta, 'bases', '20261113-070000-000000.tar.zst.age'),
    'murió antes de su manifiesto',
  );

  const guardar = { diarios: 2, semanales: 0, mensuales: 0 };
  expect(await depurar(carpeta.ruta, guardar, ACTUAL)).toEqual([id(14)]);
  const dos = [15, 16].flatMap((dia) => [`${id(dia)}.json`, `${id(dia)}.tar.zst.age`]);
  expect(await hay('bases')).toEqual(dos);
  expect(await hay('wal')).toEqual([ACTUAL, ANTERIOR]);
  expect(await hay('wal', ANTERIOR)).toEqual([5, 6].map((n) => `${segmento(n)}.zst.age`));
  expect(await hay('wal', ACTUAL)).toEqual([9, 10].map((n) => `${segmento(n)}.zst.age`));
  // Once more changes nothing.
  expect(await depurar(carpeta.ruta, guardar, ACTUAL)).toEqual([]);
  expect(await hay('bases')).toEqual(dos);
});

it('el WAL de una línea que empieza espera a su primera copia', async () => {
  const nuevo = '00000000-0000-4000-8000-000000000009';
  await ponerWal(nuevo, 1);
  await depurar(carpeta.ruta, { diarios: 2, semanales: 0, mensuales: 0 }, nuevo);
  expect(await hay('wal')).toContain(nuevo);
});
