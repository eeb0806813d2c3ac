import * as contrato from '@cuadra/contract/contabilidad/saldos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { saldosAl } from './queries.ts';
import { BANCO, CAJA_CHICA, GASTOS, PRODUCTOS, partida, registrar } from './testing/libro-de-prueba.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2025-12-20', CAJA_CHICA, PRODUCTOS, 50_000),
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000),
    partida('2026-02-10', GASTOS, CAJA_CHICA, 30_000),
    partida('2026-02-28', BANCO, CAJA_CHICA, 20_000),
    partida('2026-03-01', BANCO, PRODUCTOS, 7_500, { agencia: '02' }),
  );
});
afterAll(() => prueba.cerrar());

type Filtro = Parameters<typeof prueba.llamar<typeof contrato.verBalanceDeComprobacion>>[1]['query'];

async function balance(query: Filtro) {
  const { status, cuerpo } = await prueba.llamar(contrato.verBalanceDeComprobacion, { query }, { token });
  expect(status).toBe(200);
  return cuerpo;
}

async function cuenta(idCuenta: string, query: Filtro): Promise<number[] | undefined> {
  const { cuentas } = await balance(query);
  const hallada = cuentas.find((una) => una.idCuenta === idCuenta);
  return hallada && [hallada.saldoInicial, hallada.debe, hallada.haber, hallada.saldoFinal];
}

describe('el balance de comprobación', () => {
  const febrero = { desde: '2026-02-01', hasta: '2026-02-28' };

  it('caja chica en febrero: 1,500.00 + 0.00 − 500.00 = 1,000.00', async () => {
    expect(await cuenta(CAJA_CHICA, febrero)).toEqual([150_000, 0, 50_000, 100_000]);
  });

  it('los productos, acreedores, quedan positivos; los gastos también', async () => {
    expect(await cuenta(PRODUCTOS, febrero)).toEqual([150_000, 0, 0, 150_000]);
    expect(await cuenta(GASTOS, febrero)).toEqual([0, 30_000, 0, 30_000]);
  });

  it('un rango que empieza y termina a medio mes parte el mes en el día exacto', async () => {
    const rango = { desde: '2026-02-11', hasta: '2026-02-27' };
    expect(await cuenta(CAJA_CHICA, rango)).toEqual([120_000, 0, 0, 120_000]);
    const unDia = { desde: '2026-02-10', hasta: '2026-02-10' };
    expect(await cuenta(CAJA_CHICA, unDia)).toEqual([150_000, 0, 30_000, 120_000]);
  });

  it('lo de años anteriores sin cerrar sigue acumulado: es lo que dice el libro', async () => {
    expect(await cuenta(PRODUCTOS, { desde: '2026-01-01', hasta: '2026-01-31' })).toEqual([
      50_000, 0, 100_000, 150_000,
    ]);
  });

  it('un mayor es la suma de las suyas: disponibilidades 1,000.00 + 200.00 + 75.00 = 1,275.00', async () => {
    expect(await cuenta('101', { desde: '2026-01-01', hasta: '2026-03-31' })).toEqual([
      50_000, 127_500, 50_000, 127_500,
    ]);
  });

  it('los totales cuadran: debe = haber y deudor = acreedor', async () => {
    const { totales } = await balance({ desde: '2026-02-01', hasta: '2026-03-31' });
    expect(totales).toEqual({
      inicialDeudor: 150_000,
      inicialAcreedor: 150_000,
      debe: 57_500,
      haber: 57_500,
      finalDeudor: 157_500,
      finalAcreedor: 157_500,
    });
  });

  it('por agencia, cada una cuadra sola', async () => {
    const { agencias, totales } = await balance({ ...febrero, hasta: '2026-03-31', agencia: '02' });
    expect(agencias).toEqual(['02']);
    expect([totales.debe, totales.haber, totales.finalDeudor, totales.finalAcreedor]).toEqual([
      7_500, 7_500, 7_500, 7_500,
    ]);
  });

  it('por nivel muestra hasta ese nivel, con los mismos totales', async () => {
    const todo = await balance(febrero);
    const corto = await balance({ ...febrero, nivel: 2 });
    expect(corto.cuentas.map(({ idCuenta }) => idCuenta)).toEqual(['1', '101', '6', '603', '7', '706']);
    expect(corto.totales).toEqual(todo.totales);
    expect(todo.cuentas.map(({ nivel }) => nivel)).toContain(6);
  });

  it('sin movimiento ni saldo no se muestra, salvo que se pida', async () => {
    expect((await balance(febrero)).cuentas.length).toBeLessThan(20);
    const { cuentas } = await balance({ ...febrero, conCero: 'true' });
    expect(cuentas).toHaveLength(223);
    expect(cuentas[0]).toEqual({
      idCuenta: '1',
      nombreCuenta: 'ACTIVO',
      tipoCuenta: 'M',
      naturaleza: 'deudora',
      nivel: 1,
      saldoInicial: 150_000,
      debe: 20_000,
      haber: 50_000,
      saldoFinal: 120_000,
    });
  });
});

describe('los saldos a una fecha', () => {
  it('dan lo que traía el año y lo movido hasta ese día', async () => {
    const { cuerpo } = await prueba.llamar(contrato.verSaldos, { query: { fecha: '2026-02-15' } }, { token });
    const caja = cuerpo.cuentas.find(({ idCuenta }) => idCuenta === CAJA_CHICA);
    expect([caja?.saldoInicial, caja?.debe, caja?.haber, caja?.saldoFinal]).toEqual([
      50_000, 100_000, 30_000, 120_000,
    ]);
    expect([cuerpo.desde, cuerpo.hasta]).toEqual(['2026-01-01', '2026-02-15']);
  });

  it('lo movido después, aun en el mismo año, no está', async () => {
    const al = (fecha: string) => saldosAl(prueba.db, { fecha, agencias: ['02'] });
    expect(await al('2026-02-28')).toEqual([]);
    expect(await al('2025-12-31')).toEqual([]);
    expect(await al('2026-08-15')).toHaveLength(2);
  });

  it('otras funciones los piden por cuenta y agencia', async () => {
    const saldos = await saldosAl(prueba.db, {
      fecha: '2026-03-01',
      agencias: ['01', '02'],
      cuentas: [BANCO],
    });
    expect(saldos).toEqual([
      { idCuenta: BANCO, agencia: '01', debe: 20_000, haber: 0 },
      { idCuenta: BANCO, agencia: '02', debe: 7_500, haber: 0 },
    ]);
  });
});

describe('quién y cómo los pide', () => {
  const query = { desde: '2026-01-01', hasta: '2026-01-31' };

  it.each([
    ['la fecha final antes que la inicial', { desde: '2026-02-01', hasta: '2026-01-31' }, 'hasta'],
    ['una fecha que no existe', { desde: '2026-02-30', hasta: '2026-03-31' }, 'desde'],
    ['un año imposible', { desde: '2026-01-01', hasta: '9999-12-31' }, 'hasta'],
  ])('se rechaza %s', async (_, malo, campo) => {
    const { status, problema } = await prueba.llamar(
      contrato.verBalanceDeComprobacion,
      { query: malo },
      { token },
    );
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
      400,
      'PETICION_INVALIDA',
      campo,
    ]);
  });

  it('quien trabaja en una agencia ve la suya, y no otra', async () => {
    const auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
    const suyo = await prueba.llamar(contrato.verBalanceDeComprobacion, { query }, { token: auxiliar });
    expect(suyo.cuerpo.agencias).toEqual(['01']);
    const ajeno = await prueba.llamar(
      contrato.verBalanceDeComprobacion,
      { query: { ...query, agencia: '02' } },
      { token: auxiliar },
    );
    expect([ajeno.status, ajeno.problema.codigo]).toEqual([403, 'SIN_AGENCIA']);
  });

  it('sin permiso de reportes no', async () => {
    const cajero = await prueba.entrar('cajero@cuadra.demo');
    const respuestas = [
      await prueba.llamar(contrato.verBalanceDeComprobacion, { query }, { token: cajero }),
      await prueba.llamar(contrato.verSaldos, { query: { fecha: '2026-01-31' } }, { token: cajero }),
      await prueba.llamar(
        contrato.reconstruirSaldos,
        {},
        { token: await prueba.entrar('auditor@cuadra.demo') },
      ),
    ];
    for (const { status, problema } of respuestas)
      expect([status, problema.codigo]).toEqual([403, 'SIN_PERMISO']);
  });
});
