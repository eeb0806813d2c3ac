// Receipts and cajas in the global search: found by whoever may see them, and nothing of what the books hold.

import { randomUUID } from 'node:crypto';
import { registrarMovimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from './testing/mundo-de-cajas.ts';

let mundo: MundoDeCajas;
let jornadas: Map<Persona, string>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornadas = new Map();
  for (const quien of [mundo.cajero, mundo.cajero2, mundo.cajeroDeOtra])
    jornadas.set(quien, (await mundo.abrir(quien)).id);
  await ingresar(mundo.cajero, 'Aporte de María Ixcoy', 'BOLETA-778', 'María Ixcoy', '2345 67890 0101');
  await ingresar(mundo.cajero, 'Otro aporte', null, 'Pedro Choc', '1111222233');
  await ingresar(mundo.cajero2, 'Aporte en la caja 2', 'BOLETA-779', 'María Tzul', '9999888877');
  await ingresar(mundo.cajeroDeOtra, 'Aporte en otra agencia', 'BOLETA-780', 'María Coc', '5555444433');
});
afterAll(() => mundo.cerrar());

async function ingresar(
  quien: Persona,
  concepto: string,
  documento: string | null,
  nombre: string,
  dpi: string,
) {
  mundo.reloj.avanzar({ seconds: 1 });
  hecha(
    await mundo.llamar(
      registrarMovimiento,
      {
        params: { id: jornadas.get(quien) ?? '' },
        body: {
          ...{ clase: 'ingreso', monto: centavos(123_45), idCuenta: OTROS_PRODUCTOS, concepto, documento },
          persona: { documento: dpi, nombre },
        },
      },
      { token: quien.token, llave: randomUUID() },
    ),
  );
}

const preguntar = async ({ token }: Persona, query: string) =>
  (await mundo.llamar(buscar, { body: { query } }, { token })).cuerpo;
const titulos = async (quien: Persona, grupo: 'cajas' | 'recibos', query: string) =>
  (await preguntar(quien, query)).find(({ id }) => id === grupo)?.results.map(({ title }) => title) ?? [];

it.each(['C1-000001', 'c1-1', 'C1 - 1'])('un recibo por su número: %s', async (numero) => {
  const [grupo] = (await preguntar(mundo.cajero, numero)).filter(({ id }) => id === 'recibos');
  expect(grupo?.results).toEqual([
    {
      link: expect.stringMatching(
        new RegExp(`^/contabilidad/caja\\?jornada=${jornadas.get(mundo.cajero)}&movimiento=[-0-9a-f]{36}$`),
      ),
      value: 'C1-000001',
      title: 'Aporte de María Ixcoy',
      id: expect.any(String),
      numero: 'C1-000001',
      fecha: '2026-11-16',
      clase: 'ingreso',
      monto: 123_45,
    },
  ]);
});

it('solo el número, de todas las cajas que la persona ve', async () => {
  const { cajero, cajero2, jefe, contador, jefeDeOtra, auditor, suplente } = mundo;
  expect(await titulos(cajero, 'recibos', '000001')).toEqual(['Aporte de María Ixcoy']);
  expect(await titulos(cajero2, 'recibos', '000001')).toEqual(['Aporte en la caja 2']);
  expect((await titulos(jefe, 'recibos', '000001')).toSorted()).toEqual([
    'Aporte de María Ixcoy',
    'Aporte en la caja 2',
  ]);
  for (const quien of [contador, auditor]) expect(await titulos(quien, 'recibos', '000001')).toHaveLength(3);
  expect(await titulos(jefeDeOtra, 'recibos', '000001')).toEqual(['Aporte en otra agencia']);
  expect(await titulos(suplente, 'recibos', '000001')).toEqual([]);
});

it('por el documento, por quién trajo el efectivo o por el suyo; cada quien, lo suyo', async () => {
  const { cajero, cajero2, jefe, contador, jefeDeOtra } = mundo;
  expect(await titulos(jefe, 'recibos', 'boleta-77')).toEqual([
    'Aporte en la caja 2',
    'Aporte de María Ixcoy',
  ]);
  expect(await titulos(cajero, 'recibos', 'boleta-77')).toEqual(['Aporte de María Ixcoy']);
  expect(await titulos(jefe, 'recibos', 'ixcoy maria')).toEqual(['Aporte de María Ixcoy']);
  expect(await titulos(cajero2, 'recibos', 'ixcoy')).toEqual([]);
  expect(await titulos(contador, 'recibos', 'maría')).toHaveLength(3);
  expect(await titulos(jefeDeOtra, 'recibos', 'maría')).toEqual(['Aporte en otra agencia']);
  expect(await titulos(jefe, 'recibos', '2345678900101')).toEqual(['Aporte de María Ixcoy']);
  expect(await titulos(jefe, 'recibos', '2345 67890 0101')).toEqual(['Aporte de María Ixcoy']);
});

it('las cajas por código o nombre; un cajero, la suya', async () => {
  const { cajas, cajero, jefe, contador, jefeDeOtra, suplente } = mundo;
  expect(await titulos(jefe, 'cajas', 'caja')).toEqual(['Caja 1', 'Caja 2', 'Caja 3']);
  expect(await titulos(cajero, 'cajas', 'caja')).toEqual(['Caja 1']);
  expect(await titulos(contador, 'cajas', 'caja 1')).toEqual(['Caja 1', 'Caja 1']);
  expect(await titulos(jefeDeOtra, 'cajas', 'bov')).toEqual([]);
  expect(await titulos(suplente, 'cajas', 'caja')).toEqual([]);
  const [grupo] = (await preguntar(jefe, 'BOV')).filter(({ id }) => id === 'cajas');
  expect(grupo?.results).toEqual([
    {
      link: `/contabilidad/caja?caja=${cajas.boveda}`,
      value: 'Bóveda',
      title: 'Bóveda',
      id: cajas.boveda,
      codigo: 'BOV',
      nombreAgencia: expect.any(String),
    },
  ]);
});

it('nada de lo que halla un cajero dice lo que hay en su caja; lo que no es texto suyo no halla nada', async () => {
  // 10,000.00 and two of 123.45.
  const libro = String(await mundo.saldoDe(mundo.cajas.c1));
  expect(libro).toBe('1024690');
  for (const query of ['caja', 'C1-000001', 'boleta', 'aporte', '10246', '1024690', '10,246.90'])
    expect(JSON.stringify(await preguntar(mundo.cajero, query))).not.toMatch(
      /1024690|10,?246\.90|saldo|libro/i,
    );
  for (const query of ['%%', '__', "'; drop table caja; --", '-1', '9999999999', '0-0'])
    expect(await titulos(mundo.contador, 'recibos', query)).toEqual([]);
});
