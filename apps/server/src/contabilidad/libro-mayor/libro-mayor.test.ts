import * as contrato from '@cuadra/contract/contabilidad/libro-mayor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    // The year before is still open: its result has not been carried anywhere.
    partida('2025-12-20', CAJA_CHICA, PRODUCTOS, 900_00),
    partida('2026-01-10', CAJA_CHICA, PRODUCTOS, 100_00),
    partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000_00, { concepto: 'Venta de papelería' }),
    partida('2026-03-05', GASTOS, CAJA_CHICA, 250_50),
    partida('2026-03-20', BANCO, CAJA_CHICA, 500_00, { agencia: '02' }),
  );
});
afterAll(() => prueba.cerrar());

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };
type Filtros = Partial<contrato.FiltrosDeMayor>;
const indice = async (query: Filtros = {}) =>
  (await prueba.llamar(contrato.verIndiceDeMayor, { query: { ...MARZO, ...query } }, { token })).cuerpo;
const filas = async (query: Filtros = {}) => {
  const { paginas } = await indice(query);
  const [primera] = paginas;
  if (primera === undefined) return [];
  const pedido = { query: { ...MARZO, ...query, clave: primera.clave } };
  const { cuerpo } = await prueba.llamar(contrato.verPaginaDeMayor, pedido, { token });
  return cuerpo.map((fila) => {
    if (fila.tipo === 'cuenta') return `${fila.idCuenta} trae ${fila.saldoInicial}`;
    if (fila.tipo === 'total')
      return `${fila.idCuenta} suma ${fila.debe} ${fila.haber}, queda ${fila.saldoFinal}`;
    const { fecha, numero, hastaNumero, debe, haber, saldo } = fila;
    return `${fecha} ${numero}–${hastaNumero} ${debe} ${haber} → ${saldo}`;
  });
};

describe('el mayor', () => {
  it('cada cuenta: lo que traía, sus movimientos con su número y su saldo, y con lo que queda', async () => {
    expect(await filas({ agrupacion: 'movimiento' })).toEqual([
      // 900.00 + 100.00 = 1,000.00; + 1,000.00 − 250.50 − 500.00 = 1,249.50
      `${CAJA_CHICA} trae 100000`,
      '2026-03-05 2–2 100000 0 → 200000',
      '2026-03-05 3–3 0 25050 → 174950',
      '2026-03-20 4–4 0 50000 → 124950',
      `${CAJA_CHICA} suma 100000 75050, queda 124950`,
      `${BANCO} trae 0`,
      '2026-03-20 4–4 50000 0 → 50000',
      `${BANCO} suma 50000 0, queda 50000`,
      // A result brings only what is of the year: 100.00, not the 900.00 of the one before.
      `${PRODUCTOS} trae 10000`,
      '2026-03-05 2–2 0 100000 → 110000',
      `${PRODUCTOS} suma 0 100000, queda 110000`,
      `${GASTOS} trae 0`,
      '2026-03-05 3–3 25050 0 → 25050',
      `${GASTOS} suma 25050 0, queda 25050`,
    ]);
  });

  it('centralizado por día y por mes dice de qué partida a qué partida', async () => {
    expect(await filas({ cuenta: CAJA_CHICA })).toEqual([
      `${CAJA_CHICA} trae 100000`,
      '2026-03-05 2–3 100000 25050 → 174950',
      '2026-03-20 4–4 0 50000 → 124950',
      `${CAJA_CHICA} suma 100000 75050, queda 124950`,
    ]);
    expect(await filas({ cuenta: CAJA_CHICA, agrupacion: 'mes' })).toEqual([
      `${CAJA_CHICA} trae 100000`,
      '2026-03-01 2–4 100000 75050 → 124950',
      `${CAJA_CHICA} suma 100000 75050, queda 124950`,
    ]);
  });

  it('por nivel cada línea cae en una sola cuenta, y las que están más arriba en la suya', async () => {
    expect(await filas({ nivel: 2, agrupacion: 'mes' })).toEqual([
      // Caja and banco are both under 101.
      '101 trae 100000',
      '2026-03-01 2–4 150000 75050 → 174950',
      '101 suma 150000 75050, queda 174950',
      '603 trae 10000',
      '2026-03-01 2–2 0 100000 → 110000',
      '603 suma 0 100000, queda 110000',
      '706 trae 0',
      '2026-03-01 3–3 25050 0 → 25050',
      '706 suma 25050 0, queda 25050',
    ]);
  });

  it('prueba que es igual al diario, aunque se mire una sola cuenta', async () => {
    const prueba = {
      diario: { debe: 1_750_50, haber: 1_750_50 },
      mayor: { debe: 1_750_50, haber: 1_750_50 },
      cuadra: true,
    };
    expect((await indice()).prueba).toEqual(prueba);
    const sola = await indice({ cuenta: BANCO });
    expect([sola.prueba, sola.totales]).toEqual([prueba, { debe: 500_00, haber: 0, cuentas: 1 }]);
  });

  it('en enero las cuentas de resultado empiezan de cero aunque el año anterior no se haya cerrado', async () => {
    const enero = { desde: '2026-01-01', hasta: '2026-01-31' };
    const { paginas } = await indice(enero);
    const query = { ...enero, clave: paginas[0]?.clave ?? '', cuenta: PRODUCTOS };
    const { cuerpo } = await prueba.llamar(
      contrato.verPaginaDeMayor,
      { query: { ...query, clave: PRODUCTOS } },
      { token },
    );
    expect(cuerpo[0]).toMatchObject({ tipo: 'cuenta', saldoInicial: 0 });
    expect(cuerpo.at(-1)).toMatchObject({ tipo: 'total', haber: 100_00, saldoFinal: 100_00 });
  });

  it.each(['x', '101_2026-03-05', '101_2026-03-05_a_1', '101_2026-99-05_1_1'])(
    'la clave %s no es de su índice',
    async (clave) => {
      const query = { ...MARZO, clave };
      const { status } = await prueba.llamar(contrato.verPaginaDeMayor, { query }, { token });
      expect(status).toBe(400);
    },
  );
});

describe('el inventario', () => {
  it('lo que hay es lo que se debe, lo propio y el resultado por liquidar', async () => {
    const query = { fecha: '2026-03-31' };
    const { cuerpo } = await prueba.llamar(contrato.verInventario, { query }, { token });
    expect(cuerpo.cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'D')).toMatchObject([
      { idCuenta: CAJA_CHICA, saldo: 1_249_50 },
      { idCuenta: BANCO, saldo: 500_00 },
    ]);
    // 1,249.50 + 500.00 = 1,749.50 = 900.00 + 100.00 + 1,000.00 − 250.50
    expect(cuerpo.totales).toEqual({
      activo: 1_749_50,
      pasivo: 0,
      capital: 0,
      resultado: 1_749_50,
      cuadra: true,
    });
  });
});
