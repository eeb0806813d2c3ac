import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { leerEnUnInstante } from './escribir.ts';
import type { Database } from './pool.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

const contar = async (db: Database) => (await db.selectFrom('linea').select('n').execute()).length;

test('lo que se contabiliza mientras se lee no se ve a medias', async () => {
  await registrar(prueba, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 100));
  const [antes, despues] = await leerEnUnInstante(prueba.db, async (db) => {
    const primera = await contar(db);
    await registrar(prueba, partida('2026-03-06', CAJA_CHICA, PRODUCTOS, 200));
    return [primera, await contar(db)];
  });
  expect([antes, despues, await contar(prueba.db)]).toEqual([2, 2, 4]);
});

test('mientras se lee no se cambia nada', async () => {
  const cambio = leerEnUnInstante(prueba.db, (db) =>
    db.deleteFrom('borrador').where('agencia', '=', '01').execute(),
  );
  await expect(cambio).rejects.toThrow('read-only');
});
