// Which heads a quick verification looks at, and which only a complete one. The last one is of 16/11/2026: forty days before it is
// 07/10/2026.
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { huellaDeContenido } from '../cabezas/contenido.ts';
import { sellarCabeza } from '../cabezas/sellar-cabeza.ts';
import { entregarPendientes } from '../entregas/entregar-pendientes.ts';
import { llaveDePem, nuevoPem } from '../llave/llave-de-firma.ts';
import { rotarLlave } from '../llave/rotar-llave.ts';
import { crearTestigo } from '../testigo.ts';
import { type Sellador, selladorDePrueba } from '../testing/sellos-de-prueba.ts';

const reloj = relojDePrueba('2026-08-18T15:00:00Z');
let original: BaseDePrueba;
let carpeta: CarpetaTemporal;
let copia: BaseDePrueba;
let db: Database;
let datos: string;
let sellador: Sellador;
let turno = 0;

const abrir = ({ urlDeLaAplicacion }: BaseDePrueba): Database => abrirDatabase(abrirPool(urlDeLaAplicacion));
const ahora = () => contextoDelSistema(reloj.ahora(), 'prueba');

/** 1 and 2, with another key from 3 on; 4 is 50 days older than the last, 6 is the last one older than 40. */
beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('ventana');
  original = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const abierta = abrir(original);
  const ruta = join(carpeta.ruta, 'original');
  await mkdir(join(ruta, 'entregados'), { recursive: true });
  const primero = selladorDePrueba(abierta, reloj, ruta);
  await sellarCabeza(primero, ahora(), { motivo: 'diario' });
  reloj.avanzar({ minutes: 2 });
  await rotarLlave(primero, ahora(), { perdida: false });
  for (const dia of ['09-17', '09-27', '10-02', '10-06', '11-06', '11-16']) {
    reloj.poner(`2026-${dia}T15:00:00Z`);
    await sellarCabeza(primero, ahora(), { motivo: 'diario' });
  }
  await entregarPendientes(primero);
  await abierta.destroy();
});
afterAll(async () => {
  await original.borrar();
  await carpeta.borrar();
});

beforeEach(async () => {
  copia = await crearBase(inject('urlDeAdministracion'), new URL(original.url).pathname.slice(1));
  db = abrir(copia);
  datos = join(carpeta.ruta, `copia-${turno++}`);
  await cp(join(carpeta.ruta, 'original'), datos, { recursive: true });
  sellador = selladorDePrueba(db, reloj, datos);
});
afterEach(async () => {
  await db.destroy();
  await copia.borrar();
});

/** What the heads tell; that their rows changed is told by the bitácora besides. */
const revisar = async (completa: boolean) =>
  (await crearTestigo(sellador.config).revisar(db, { completa })).hallazgos
    .filter(({ regla }) => regla === 'sello')
    .map(({ mensaje }) => mensaje);

/** What the database says of it, with its digest; the file in the folder goes with it, so that only the database tells. */
async function alterar(n: number): Promise<void> {
  const otro = `replace(contenido, '"sellada":"2026', '"sellada":"2025')`;
  await aEscondidas(
    copia.url,
    `update cabeza_sellada set contenido = ${otro}, huella = sha256(convert_to(${otro}, 'UTF8')) where n = ${n}`,
    `delete from entrega_de_sello where cabeza = ${n}`,
  );
  await rm(join(datos, 'entregados', await entregado(n)));
}

async function entregado(n: number): Promise<string> {
  const nombres = await readdir(join(datos, 'entregados'));
  return nombres.find((nombre) => nombre.startsWith(`sello-00000${n}-`)) ?? '';
}

it('limpias, lo dicen las dos, también con una llave cambiada mucho antes', async () => {
  expect(await revisar(false)).toEqual([]);
  expect(await revisar(true)).toEqual([]);
  expect((await crearTestigo(sellador.config).revisar(db, { completa: false })).ultimaCabeza?.selladaEn).toBe(
    '2026-11-16T15:00:00Z',
  );
});

describe('una alterada en la base', () => {
  it('de hace 50 días la halla solo la completa', async () => {
    await alterar(4);
    expect(await revisar(false)).toEqual([]);
    expect(await revisar(true)).toEqual([
      'La firma del sello 4 del 27/09/2026 09:00 no vale: fue alterado.',
      'No sigue al anterior el sello 5 del 02/10/2026 09:00: se quitó o se cambió uno de los dos.',
    ]);
  });

  it.each([
    [7, 'de hace 10 días'],
    [6, 'de hace 41 días, donde empieza la rápida'],
    [2, 'la que presentó la llave que firma, aunque sea de hace 90'],
  ])('la %s, %s, la hallan las dos', async (n) => {
    await alterar(n);
    for (const completa of [false, true])
      expect((await revisar(completa))[0]).toMatch(new RegExp(`^La firma del sello ${n} .* no vale`));
  });

  it('la anterior a donde empieza, quitada: se dice cuál falta', async () => {
    await aEscondidas(
      copia.url,
      'delete from entrega_de_sello where cabeza = 5',
      'delete from cabeza_sellada where n = 5',
    );
    await rm(join(datos, 'entregados', await entregado(5)));
    for (const completa of [false, true])
      expect(await revisar(completa)).toEqual([
        'Falta el sello 5: después del 4 sigue el sello 6 del 06/10/2026 09:00.',
      ]);
  });

  it('una fecha movida para que se empiece después: lo dicen las dos', async () => {
    await aEscondidas(copia.url, `update cabeza_sellada set sellada_en = '2026-10-05' where n = 7`);
    const dice = 'Se cambió la fecha guardada del sello 7 del 04/10/2026 18:00.';
    expect(await revisar(false)).toContain(dice);
    expect(await revisar(true)).toContain(dice);
  });
});

it('una llave puesta en la base como si una cabeza vieja la hubiera presentado: lo dicen las dos', async () => {
  const llave = llaveDePem(nuevoPem());
  const cabezas = await db
    .selectFrom('cabezaSellada')
    .select(['n', 'contenido'])
    .where('n', '>=', 6)
    .orderBy('n')
    .execute();
  let anterior = await huellaDe(5);
  await aEscondidas(
    copia.url,
    `insert into llave_de_sellos (id, publica, conocida_desde, presentada_por) values ('${llave.id}', '${llave.publica}', '2026-09-20', 4)`,
  );
  for (const { n, contenido } of cabezas) {
    const texto = JSON.stringify({ ...JSON.parse(contenido), llave: llave.id, anterior });
    anterior = huellaDeContenido(texto);
    const firma = (await llave.firmar(texto)).toString('hex');
    await aEscondidas(
      copia.url,
      `update cabeza_sellada set contenido = '${texto}', huella = '\\x${anterior}', firma = '\\x${firma}', llave = '${llave.id}' where n = ${n}`,
    );
  }
  for (const completa of [false, true])
    expect((await revisar(completa))[0]).toBe(
      `Firmó el sello 6 del 06/10/2026 09:00 una llave que nadie presentó (${llave.id}).`,
    );
});

const huellaDe = async (n: number) =>
  huellaDeContenido(
    (await db.selectFrom('cabezaSellada').select('contenido').where('n', '=', n).executeTakeFirstOrThrow())
      .contenido,
  );

describe('en la carpeta', () => {
  it('un archivo viejo alterado y otro de menos los halla solo la completa', async () => {
    const tres = await entregado(3);
    await estropear(tres);
    await rm(join(datos, 'entregados', await entregado(4)));
    expect(await revisar(false)).toEqual([]);
    expect(await revisar(true)).toEqual([
      `El archivo ${tres} de la carpeta de sellos fue alterado: su firma no vale.`,
      'Falta en la carpeta el sello 4 del 27/09/2026 09:00, que se dejó ahí.',
    ]);
  });

  it('los de los últimos cuarenta días los hallan las dos', async () => {
    const siete = await entregado(7);
    await estropear(siete);
    await rm(join(datos, 'entregados', await entregado(8)));
    for (const completa of [false, true])
      expect(await revisar(completa)).toEqual([
        `El archivo ${siete} de la carpeta de sellos fue alterado: su firma no vale.`,
        'Falta en la carpeta el sello 8 del 16/11/2026 09:00, que se dejó ahí.',
      ]);
  });
});

async function estropear(nombre: string): Promise<void> {
  const ruta = join(datos, 'entregados', nombre);
  await chmod(ruta, 0o644);
  await writeFile(ruta, (await readFile(ruta, 'utf8')).replace('diario', 'a-pedido'));
}
