// What makes a copy one to rehearse on, whatever anybody does in it.
import { MARCA_DE_PRACTICA } from '@cuadra/contract/administracion/practica';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leerConfig } from '#platform/config.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { abrirOtraCasa, comoDueno, conExportada, type OtraCasa } from '../exportacion/testing/otra-casa.ts';
import { prepararPractica } from './preparar-practica.ts';

let prueba: AplicacionDePrueba;
let copia: OtraCasa;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  copia = await abrirOtraCasa();
  await conExportada(prueba, (ruta) => copia.importar(ruta));
  await comoDueno(copia.url, (dueno) => prepararPractica(dueno, 'practica-abcd-efgh-jkmn'));
});
afterAll(async () => {
  await copia.cerrar();
  await prueba.cerrar();
});

const nombre = async () =>
  (await copia.db.selectFrom('institucion').select('nombre').executeTakeFirstOrThrow()).nombre;

it('su nombre dice lo que es, y nadie se lo quita', async () => {
  expect(await nombre()).toMatch(new RegExp(`^${MARCA_DE_PRACTICA}Cooperativa`));
  const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
  await escribir(copia.db, contexto, 'prueba', (tx) =>
    tx.updateTable('institucion').set({ nombre: 'La de verdad' }).execute(),
  );
  expect(await nombre()).toBe(`${MARCA_DE_PRACTICA}La de verdad`);
});

it('cada persona activa tiene la contraseña de la práctica, que no es la suya, y ningún rol pide segundo factor', async () => {
  const suyas = async (db: OtraCasa['db']) =>
    (await db.selectFrom('usuario').select('contrasena').where('activo', '=', true).execute()).map(
      (una) => una.contrasena,
    );
  const deVerdad = new Set(await suyas(prueba.db));
  const alli = await suyas(copia.db);
  expect(new Set(alli).size).toBe(1);
  expect(alli[0]).toMatch(/^\$argon2id\$/);
  expect(deVerdad.has(alli[0] ?? null)).toBe(false);
  expect(await copia.db.selectFrom('rolConSegundoFactor').select('rol').execute()).toEqual([]);
});

it('diga lo que diga su entorno, de ella no sale nada', () => {
  const config = leerConfig({
    NODE_ENV: 'test',
    CUADRA_DEMO: 'false',
    CUADRA_PRACTICA: 'true',
    SMTP_URL: 'smtp://servidor:25',
    PUBLIC_URL: 'http://localhost:3001',
    RESPALDO_CARPETA: '/respaldos',
    SELLOS_CARPETA: '/sellos',
    BITACORA_REENVIO: 'archivo:/bitacora',
  });
  expect(config.smtpUrl).toBeUndefined();
  expect(config.respaldo.carpeta).toBeUndefined();
  expect(config.sellos.carpeta).toBeUndefined();
  expect(config.reenvioDeBitacora).toBeUndefined();
});
