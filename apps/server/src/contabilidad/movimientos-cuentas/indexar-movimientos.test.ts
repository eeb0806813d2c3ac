import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, type Oficina, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // Caja chica: exactly one page on the 9th, two pages and one more on the 10th; sobrantes, one each day.
  for (const [fecha, lineas] of [
    ['2026-11-09', POR_PAGINA],
    ['2026-11-10', 2 * POR_PAGINA + 1],
  ] as const)
    await oficina.contabilizada(oficina.contador, {
      fecha,
      lineas: [
        ...Array.from({ length: lineas }, () => ({ idCuenta: CAJA_CHICA, debe: 100, haber: 0 })),
        { idCuenta: SOBRANTES, debe: 0, haber: 100 * lineas },
      ],
    });
});
afterAll(() => oficina.cerrar());

const POR_PAGINA = contrato.MOVIMIENTOS_POR_PAGINA;

async function indexar(
  filtros: Partial<Record<'idCuenta' | 'desdeCuenta' | 'hastaCuenta', string>>,
  dia?: string,
) {
  const query = { desde: dia ?? '2026-11-01', hasta: dia ?? '2026-11-15', ...filtros };
  const { cuerpo } = await oficina.llamar(
    contrato.indexarMovimientos,
    { query },
    { token: oficina.contador },
  );
  return cuerpo;
}
const cuantos = (indice: Awaited<ReturnType<typeof indexar>>) =>
  indice.map(({ idCuenta, movimientos, cursores }) => [idCuenta, movimientos, cursores.length]);

it('cuenta los movimientos de una cuenta, de una de mayor y de un rango', async () => {
  const caja = [CAJA_CHICA, 3 * POR_PAGINA + 1, 3];
  expect(cuantos(await indexar({ idCuenta: CAJA_CHICA }))).toEqual([caja]);
  expect(cuantos(await indexar({ idCuenta: '1' }))).toEqual([caja]);
  expect(cuantos(await indexar({ desdeCuenta: '1', hastaCuenta: '6' }))).toEqual([caja, [SOBRANTES, 2, 0]]);
});

it('la que llena justo su última página no promete otra; la que no movió no está', async () => {
  expect(cuantos(await indexar({ idCuenta: CAJA_CHICA }, '2026-11-09'))).toEqual([
    [CAJA_CHICA, POR_PAGINA, 0],
  ]);
  expect(await indexar({ idCuenta: CAJA_CHICA }, '2026-11-08')).toEqual([]);
});

it('cada cursor lleva a su página: seguidas son todos los movimientos, cada uno una vez', async () => {
  const [caja] = await indexar({ idCuenta: CAJA_CHICA });
  const saldos: number[] = [];
  for (const cursor of [undefined, ...(caja?.cursores ?? [])]) {
    const { cuerpo } = await oficina.llamar(
      contrato.listarMovimientos,
      {
        query: { idCuenta: CAJA_CHICA, desde: '2026-11-01', hasta: '2026-11-15', cursor, limite: POR_PAGINA },
      },
      { token: oficina.contador },
    );
    saldos.push(...cuerpo.movimientos.map(({ saldo }) => saldo));
  }
  expect(saldos).toEqual(Array.from({ length: 3 * POR_PAGINA + 1 }, (_, i) => 100 * (i + 1)));
});

it('solo de las agencias propias', async () => {
  const query = { idCuenta: CAJA_CHICA, desde: '2026-11-01', hasta: '2026-11-15' };
  const deOtra = { token: oficina.forastero };
  expect((await oficina.llamar(contrato.indexarMovimientos, { query }, deOtra)).cuerpo).toEqual([]);
  const pedida = { query: { ...query, agencia: '01' } };
  expect((await oficina.llamar(contrato.indexarMovimientos, pedida, deOtra)).problema.codigo).toBe(
    'SIN_AGENCIA',
  );
});

it('un rango se agrupa en la naturaleza de sus cuentas', async () => {
  const agrupar = async (desdeCuenta: string, hastaCuenta: string) =>
    (
      await oficina.llamar(
        contrato.agruparMovimientos,
        { query: { desdeCuenta, hastaCuenta, desde: '2026-11-01', hasta: '2026-11-15', agrupar: 'dia' } },
        { token: oficina.contador },
      )
    ).cuerpo.grupos.map(({ saldo }) => saldo);
  // 200 × 1.00, and then 401 × 1.00 more.
  expect(await agrupar('6', '6')).toEqual([20_000, 60_100]);
  expect(await agrupar('1', '1')).toEqual([20_000, 60_100]);
  expect(await agrupar('1', '6')).toEqual([0, 0]);
});
