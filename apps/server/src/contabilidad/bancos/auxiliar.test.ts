import { afterAll, beforeAll, expect, it } from 'vitest';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { auxiliarDeBancos } from './auxiliar.ts';
import { DE_BANRURAL, type MundoDeBancos, mundoDeBancos } from './testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
let linea: string;
let movimiento: string;

beforeAll(async () => {
  mundo = await mundoDeBancos();
  [linea = ''] = await mundo.traer(mundo.banrural, { fecha: '2026-10-05', monto: 100_00 });
  [movimiento = ''] = await mundo.registrarEnLibros(mundo.banrural, { fecha: '2026-10-04', monto: 150_00 });
  await mundo.cruzar(mundo.banrural, [linea], [[movimiento, 100_00]]);
});
afterAll(() => mundo.cerrar());

const comparar = () => auxiliarDeBancos.comparar(mundo.db);

it('los bancos que cuadran no dicen nada', async () => {
  expect(await comparar()).toEqual([]);
});

it.each([
  [
    'un movimiento que cambió',
    'update movimiento_de_banco set monto = monto + 1',
    /suman Q 50,150\.01 y el mayor dice Q 50,150\.00/,
  ],
  [
    'una línea de los libros que cambió',
    `update linea set debe = debe + 1 where id_cuenta = '${DE_BANRURAL}' and fecha >= '2026-10-01'`,
    /suman Q 50,150\.00 y el mayor dice Q 50,150\.01/,
  ],
  [
    'lo pendiente de una línea',
    'update linea_de_banco set pendiente = 1',
    /línea del banco del 05\/10\/2026: dice que le falta cruzar Q 0\.01 y sus cruces dejan Q 0\.00/,
  ],
  [
    'lo pendiente de un movimiento',
    'update movimiento_de_banco set pendiente = 0',
    /movimiento del 04\/10\/2026: dice que le falta cruzar Q 0\.00 y sus cruces dejan Q 50\.00/,
  ],
  ['un cruce que desapareció', 'delete from cruce_linea', /sus cruces dejan Q 100\.00/],
  [
    'una línea que no suma su estado',
    'update estado_de_cuenta set saldo_final = 1',
    /sus líneas llegan a Q 50,100\.00 y su último estado de cuenta termina con Q 0\.01/,
  ],
])('se halla %s', async (_que, orden, dicho) => {
  const antes = await guardar();
  await aEscondidas(mundo.url, orden);
  expect((await comparar()).join('\n')).toMatch(dicho);
  await aEscondidas(mundo.url, ...antes);
  expect(await comparar()).toEqual([]);
});

/** What puts everything back as it was. */
async function guardar(): Promise<string[]> {
  return [
    'update movimiento_de_banco set monto = 15000, pendiente = 5000',
    `update linea set debe = 15000 where id_cuenta = '${DE_BANRURAL}' and fecha >= '2026-10-01'`,
    'update linea_de_banco set pendiente = 0',
    `insert into cruce_linea select c.id, '${linea}', c.cuenta_bancaria, 10000 from cruce c on conflict do nothing`,
    'update estado_de_cuenta set saldo_final = null',
  ];
}
