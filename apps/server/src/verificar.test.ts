// The command as the person in charge runs it: beside a Cuadra at work, or on the books of one that is stopped.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  aEscondidas,
  CAJA_CHICA,
  PRODUCTOS,
  partida,
  registrar,
} from './contabilidad/saldos/testing/libro-de-prueba.ts';
import { iniciarPostgresIncluido } from './platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { credencialesDe } from './platform/database/direccion.ts';
import { abrirDatabase, abrirPool } from './platform/database/pool.ts';
import { prepararBase } from './platform/database/preparar-base.ts';
import { relojDelSistema } from './platform/reloj.ts';
import { PLANTILLA } from './testing/clusters.setup.ts';
import { crearBase } from './testing/databases.ts';
import { COMPILADO, iniciarCuadra, puertoLibre } from './testing/process.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from './testing/temp-folder.ts';

const VERIFICAR = fileURLToPath(new URL('./verificar.ts', import.meta.url));
let carpeta: CarpetaTemporal;
let datos: string;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('verificar');
  datos = join(carpeta.ruta, 'datos');
});
afterAll(() => carpeta.borrar());

interface Salida {
  readonly codigo: number | null;
  readonly dicho: string;
}

function verificar(env: Record<string, string>, ...argumentos: string[]): Promise<Salida> {
  const child = spawn(process.execPath, [VERIFICAR, ...argumentos], {
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILADO, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  for (const canal of [child.stdout, child.stderr]) {
    canal.on('data', (trozo: Buffer) => {
      dicho += trozo.toString('utf8');
    });
  }
  return new Promise((listo) => child.once('close', (codigo) => listo({ codigo, dicho })));
}

/** With the database started only for this, as its owner. */
async function conLaBaseParada(trabajo: (url: string) => Promise<unknown>): Promise<void> {
  const postgres = await iniciarPostgresIncluido({ carpetaDatos: datos });
  try {
    await trabajo(postgres.url('postgres'));
  } finally {
    await postgres.detener();
  }
}

it('en una carpeta sin libros lo dice, y no crea nada', async () => {
  const { codigo, dicho } = await verificar({ DATA_DIR: datos });
  expect([codigo, dicho]).toEqual([1, expect.stringContaining('No hay libros en la carpeta de datos')]);
});

it('con Cuadra trabajando se conecta a la misma base; detenido, la inicia', async () => {
  const cuadra = await iniciarCuadra({ DATA_DIR: datos, PORT: await puertoLibre() });
  const trabajando = await verificar({ DATA_DIR: datos });
  expect(await cuadra.terminar('SIGTERM')).toBe(0);
  expect([trabajando.codigo, trabajando.dicho]).toEqual([0, expect.stringContaining('Todo cuadra.')]);

  await conLaBaseParada(async (url) => {
    const { direccion } = await prepararBase(url, { secreto: credencialesDe(url).clave });
    const pool = abrirPool(direccion);
    pool.on('error', () => undefined);
    const db = abrirDatabase(pool);
    await registrar({ db, reloj: relojDelSistema }, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
    await db.destroy();
  });
  const detenido = await verificar({ DATA_DIR: datos });
  expect([detenido.codigo, detenido.dicho]).toEqual([
    0,
    expect.stringMatching(/1 partidas y 2 líneas.*Todo cuadra/s),
  ]);
});

it('lo roto se dice y termina en 1; los saldos se reconstruyen, la historia no', async () => {
  await conLaBaseParada((url) => aEscondidas(url, `update saldo_diario set debe = 7 where debe > 0`));
  const roto = await verificar({ DATA_DIR: datos });
  expect([roto.codigo, roto.dicho]).toEqual([
    1,
    expect.stringContaining(`El saldo guardado de la cuenta ${CAJA_CHICA}`),
  ]);
  const sano = await verificar({ DATA_DIR: datos }, '--reconstruir');
  expect([sano.codigo, sano.dicho]).toEqual([
    0,
    expect.stringMatching(/Saldos corregidos: 1\..*Todo cuadra/s),
  ]);

  await conLaBaseParada((url) => aEscondidas(url, `update partida set concepto = 'Otra cosa'`));
  const alterado = await verificar({ DATA_DIR: datos }, '--reconstruir');
  expect([alterado.codigo, alterado.dicho]).toEqual([
    1,
    expect.stringContaining('La partida 1/2026 cambió después de contabilizarse'),
  ]);
});

it('con DATABASE_URL verifica esa base', async () => {
  const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const { codigo, dicho } = await verificar({ DATABASE_URL: base.urlDeLaAplicacion });
  await base.borrar();
  expect([codigo, dicho]).toEqual([0, expect.stringContaining('0 partidas y 0 líneas')]);
});
