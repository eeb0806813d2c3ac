// The key that signs: made once, never in the database, presented by the one before when it changes.
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { leerCabeza, leerLlaves } from '../cabezas/queries.ts';
import { llaveVigente, sellarCabeza } from '../cabezas/sellar-cabeza.ts';
import { revisarCabezas } from '../revision/revisar-cabezas.ts';
import { crearTestigo } from '../testigo.ts';
import { type Sellador, selladorDePrueba } from '../testing/sellos-de-prueba.ts';
import { archivoDeLlave, firmaVale, llaveDePem, nuevoPem } from './llave-de-firma.ts';
import { rotarLlave } from './rotar-llave.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
let base: BaseDePrueba;
let db: Database;
let carpeta: CarpetaTemporal;
let sellador: Sellador;

beforeEach(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  carpeta = await crearCarpetaTemporal('llave');
  await mkdir(join(carpeta.ruta, 'entregados'));
  sellador = selladorDePrueba(db, reloj, carpeta.ruta, { sellos: { carpeta: undefined } });
});
afterEach(async () => {
  await db.destroy();
  await base.borrar();
  await carpeta.borrar();
});

const ahora = () => {
  reloj.avanzar({ minutes: 2 });
  return contextoDelSistema(reloj.ahora(), 'prueba');
};
const sellar = () => sellarCabeza(sellador, ahora(), { motivo: 'diario' });
const hallazgos = async (completa = true) =>
  (await revisarCabezas(db, { completa })).hallazgos.map(({ mensaje }) => mensaje);

it('se hace una vez, para su dueño solo, y nunca está en la base', async () => {
  await sellar();
  const archivo = archivoDeLlave(sellador.config);
  expect(((await stat(archivo)).mode & 0o777).toString(8)).toBe('600');
  const pem = await readFile(archivo, 'utf8');
  await sellar();
  expect(await readFile(archivo, 'utf8')).toBe(pem);
  const secreto = pem.split('\n')[1] ?? '';
  const tablas = ['bitacora', 'cabeza_sellada', 'llave_de_sellos'].map(
    (t) => `select ${t}::text as todo from ${t}`,
  );
  const filas = await consultar(base.url, tablas.join(' union all '));
  expect(JSON.stringify(filas)).not.toContain(secreto);
});

it('la nueva la presenta la que termina, y toda la serie sigue valiendo', async () => {
  await sellar();
  const antes = await llaveVigente(sellador);
  const nueva = await rotarLlave(sellador, ahora(), { perdida: false });
  expect(nueva.id).not.toBe(antes.id);
  const cabeza = await leerCabeza(db, 2);
  expect(JSON.parse(cabeza?.contenido ?? '')).toMatchObject({
    llave: antes.id,
    llaveNueva: { id: nueva.id },
  });
  await sellar();
  expect((await leerCabeza(db, 3))?.llave).toBe(nueva.id);
  expect(await hallazgos()).toEqual([]);
  const testimonio = await crearTestigo(sellador.config).revisar(db, { completa: true });
  expect(testimonio.hallazgos).toEqual([]);
});

it('un cambio cortado a medias se retoma: la presentada toma su lugar', async () => {
  await sellar();
  const archivo = archivoDeLlave(sellador.config);
  const pem = nuevoPem();
  await writeFile(`${archivo}.nueva`, pem, { mode: 0o600 });
  await sellarCabeza(sellador, ahora(), { motivo: 'cambio-de-llave', llaveNueva: llaveDePem(pem) });
  await sellar();
  expect(await readFile(archivo, 'utf8')).toBe(pem);
  expect(await hallazgos()).toEqual([]);
});

it('sin la llave no se firma con otra; dada por perdida, queda dicho', async () => {
  await sellar();
  await rm(archivoDeLlave(sellador.config));
  await expect(sellar()).rejects.toThrow('Falta la llave de los sellos');
  await writeFile(archivoDeLlave(sellador.config), nuevoPem(), { mode: 0o600 });
  await expect(sellar()).rejects.toThrow('no es la de los sellos');
  await rotarLlave(sellador, ahora(), { perdida: true });
  await sellar();
  expect(await hallazgos()).toEqual([]);
  expect((await leerLlaves(db)).map(({ porPerdida }) => porPerdida)).toEqual([false, true]);
  const notas = await db
    .selectFrom('bitacora')
    .select('accion')
    .where('accion', '=', 'sellos:perder-llave')
    .execute();
  expect(notas).toHaveLength(1);
  await expect(rotarLlave(sellador, ahora(), { perdida: true })).rejects.toThrow('sin --perdida');
});

it('la guarda un comando: da su pública y firma lo que recibe; lo que no es su firma se niega', async () => {
  const llave = llaveDePem(nuevoPem());
  const orden = join(carpeta.ruta, 'firmar.mjs');
  await writeFile(join(carpeta.ruta, 'llave.pem'), nuevoPem());
  await writeFile(
    orden,
    `import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
     import { readFileSync } from 'node:fs';
     const privada = createPrivateKey(readFileSync(new URL('llave.pem', import.meta.url)));
     if (process.argv.includes('--publica')) process.stdout.write(createPublicKey(privada).export({ type: 'spki', format: 'pem' }));
     else process.stdout.write(sign(null, readFileSync(0), privada).toString('base64') + '\\n');`,
  );
  await chmod(orden, 0o755);
  sellador = selladorDePrueba(db, reloj, carpeta.ruta, {
    sellos: { carpeta: undefined, comandoDeFirma: `"${process.execPath}" "${orden}"` },
  });
  await sellar();
  const [conocida] = await leerLlaves(db);
  const cabeza = await leerCabeza(db, 1);
  expect(
    await firmaVale(conocida?.publica ?? '', cabeza?.contenido ?? '', cabeza?.firma ?? Buffer.alloc(0)),
  ).toBe(true);
  expect(conocida?.id).not.toBe(llave.id);
  await writeFile(
    orden,
    `process.stdout.write(process.argv.includes('--publica') ? ${JSON.stringify(conocida?.publica)} : Buffer.alloc(64).toString('base64'));`,
  );
  await expect(sellar()).rejects.toThrow('no es la firma de lo que recibió');
  expect(await leerCabeza(db, 2)).toBeUndefined();
});
