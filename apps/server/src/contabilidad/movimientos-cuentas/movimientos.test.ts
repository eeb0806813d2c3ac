import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { type FiltroDeMovimientos, leerMovimientos, type Movimiento } from './queries.ts';

let oficina: Oficina;

/** Three days, two agencias, and a partida that touches the account twice. */
beforeAll(async () => {
  oficina = await abrirOficina();
  const contabilizar = (fecha: string, monto: number, agencia = '01') =>
    oficina.contabilizada(oficina.contador, {
      fecha,
      agencia,
      concepto: `De ${monto}`,
      lineas: lineas(monto),
    });
  await contabilizar('2026-11-12', 300);
  await contabilizar('2026-11-10', 100);
  await contabilizar('2026-11-11', 200, '02');
  await contabilizar('2026-11-10', 150);
  await oficina.contabilizada(oficina.contador, {
    fecha: '2026-11-11',
    lineas: [
      { idCuenta: CAJA_CHICA, debe: 10, haber: 0, concepto: 'Propio', documento: 'R-1' },
      { idCuenta: SOBRANTES, debe: 0, haber: 30 },
      { idCuenta: CAJA_CHICA, debe: 20, haber: 0 },
    ],
  });
});
afterAll(() => oficina.cerrar());

const leer = (filtro: Partial<FiltroDeMovimientos> = {}) =>
  leerMovimientos(oficina.db, {
    cuentas: [CAJA_CHICA],
    orden: 'recientes',
    agencias: ['01', '02', '03'],
    desde: '2026-11-10',
    hasta: '2026-11-12',
    limite: 100,
    ...filtro,
  });
const montos = (movimientos: readonly Movimiento[]) => movimientos.map(({ debe }) => debe);

it('del más nuevo al más viejo: por fecha, y en el mismo día por número y línea', async () => {
  expect(montos(await leer())).toEqual([300, 20, 10, 200, 150, 100]);
});

it('del más viejo al más nuevo es lo mismo al revés; de varias cuentas, todas en un solo orden', async () => {
  expect(await leer({ orden: 'antiguos' })).toEqual((await leer()).toReversed());
  const deDos = await leer({ cuentas: [CAJA_CHICA, SOBRANTES], orden: 'antiguos' });
  expect(deDos.map(({ debe, haber }) => debe - haber)).toEqual([
    100, -100, 150, -150, 200, -200, 10, -30, 20, 300, -300,
  ]);
});

it.each(['recientes', 'antiguos'] as const)(
  'por páginas, %s, se leen los mismos, cada uno una vez',
  async (orden) => {
    const cuentas = [CAJA_CHICA, SOBRANTES];
    const todos = await leer({ cuentas, orden });
    const leidos: Movimiento[] = [];
    for (;;) {
      const pagina = await leer({ cuentas, orden, limite: 2, despuesDe: leidos.at(-1) });
      if (pagina.length === 0) break;
      leidos.push(...pagina);
    }
    expect(leidos).toEqual(todos);
  },
);

it('solo de las agencias y las fechas pedidas', async () => {
  expect(montos(await leer({ agencias: ['02'] }))).toEqual([200]);
  expect(montos(await leer({ desde: '2026-11-11', hasta: '2026-11-11' }))).toEqual([20, 10, 200]);
  expect(await leer({ agencias: [] })).toEqual([]);
});

it('el concepto es el de la línea o, si no lleva, el de su partida', async () => {
  const [, sinPropio, conPropio] = await leer();
  expect([sinPropio?.concepto, sinPropio?.documento]).toEqual(['Sobrante de caja chica', null]);
  expect([conPropio?.concepto, conPropio?.documento]).toEqual(['Propio', 'R-1']);
});
