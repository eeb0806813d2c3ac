// Whoever posts on the account of a bank, whichever way, is heard at its desk; whoever posts elsewhere is not.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos, OTROS_PRODUCTOS } from './testing/mundo-de-bancos.ts';

let m: MundoDeBancos;
let oyente: pg.Client;
const oidos: unknown[] = [];

beforeAll(async () => {
  m = await mundoDeBancos();
  oyente = new pg.Client({ connectionString: m.url });
  await oyente.connect();
  oyente.on('notification', ({ payload = '{}' }) => oidos.push(JSON.parse(payload).evento));
  await oyente.query('listen cuadra_eventos');
});

afterAll(async () => {
  await oyente.end();
  await m.cerrar();
});

it('avisa de la cuenta que se movió, y de ninguna otra', async () => {
  await registrar(m, partida('2026-11-10', GASTOS, OTROS_PRODUCTOS, 5_00));
  await m.registrarEnLibros(m.banrural, { fecha: '2026-11-10', monto: 25_00 });
  const deBancos = await hastaQue(() => {
    const hallados = oidos.filter((uno) => JSON.stringify(uno).includes('bancos-cambio'));
    expect(hallados).not.toEqual([]);
    return hallados;
  });
  expect(deBancos).toEqual([{ tipo: 'bancos-cambio', cuenta: m.banrural }]);
});
