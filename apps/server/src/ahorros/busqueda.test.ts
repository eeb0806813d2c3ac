import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from './testing/mundo-de-ahorros.ts';

let mundo: MundoDeAhorros;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
});
afterAll(() => mundo?.cerrar());

async function hallar(
  query: string,
  quien: Persona,
): Promise<Record<string, readonly { title: string; link: string }[]>> {
  const { cuerpo } = await mundo.llamar(buscar, { body: { query } }, { token: quien.token });
  return Object.fromEntries(cuerpo.map(({ id, results }) => [id, results]));
}

test('halla asociados por DPI y nombre, y cuentas por su número o su titular', async () => {
  const porNombre = await hallar('reyes', mundo.ahorros);
  expect(porNombre.asociados).toEqual([
    expect.objectContaining({
      title: 'Óscar Iván Reyes Tut',
      link: `/ahorros/asociados?asociado=${mundo.asociados[1]}`,
    }),
  ]);
  expect(porNombre['cuentas-de-ahorro']).toEqual([
    expect.objectContaining({ numero: mundo.otra.numero, link: `/ahorros/cuentas?cuenta=${mundo.otra.id}` }),
  ]);
  expect((await hallar('2345678901601', mundo.ahorros)).asociados).toMatchObject([
    { numero: 2, dpi: '•••• ••••• 1601' },
  ]);
  expect((await hallar('01-apf', mundo.jefe))['cuentas-de-ahorro']).toHaveLength(1);
});

test('de otra agencia no se halla a nadie ni su cuenta, y quien no ve ahorros no halla nada de ellos', async () => {
  const deOtra = await hallar('reyes', mundo.ahorrosDeOtra);
  expect([deOtra.asociados, deOtra['cuentas-de-ahorro']]).toEqual([undefined, undefined]);
  expect((await hallar('3456789011601', mundo.ahorros)).asociados).toBeUndefined();
  const sinPermiso = await hallar('reyes', mundo.cajero);
  expect([sinPermiso.asociados, sinPermiso['cuentas-de-ahorro']]).toEqual([undefined, undefined]);
});
