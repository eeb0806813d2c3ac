// The diario against its own lines, read one by one: every mode, any page, any split of the range.
import * as contrato from '@cuadra/contract/contabilidad/libro-diario';
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
import { indiceDeDiario } from './indice.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000_00, { concepto: 'Venta de papelería' }),
    partida('2026-03-05', GASTOS, CAJA_CHICA, 250_50),
    partida('2026-04-01', BANCO, CAJA_CHICA, 500_00, { agencia: '02' }),
    // Posted later, dated earlier: it stays in the place of its number.
    partida('2026-03-04', CAJA_CHICA, PRODUCTOS, 10_00),
  );
});
afterAll(() => prueba.cerrar());

const rango = { desde: '2026-01-01', hasta: '2026-12-31' };
const indice = async (query: Partial<contrato.FiltrosDeDiario> = {}) =>
  (await prueba.llamar(contrato.verIndiceDeDiario, { query: { ...rango, ...query } }, { token })).cuerpo;
const pagina = async (query: Partial<contrato.FiltrosDeDiario> & { clave: string; fin?: string }) =>
  (await prueba.llamar(contrato.verPaginaDeDiario, { query: { ...rango, ...query } }, { token })).cuerpo;

/** The rows of one page, in words. */
const enPalabras = (filas: readonly contrato.FilaDeDiarioEnPantalla[]) =>
  filas.map((fila) => {
    if (fila.tipo === 'dia')
      return `${fila.fecha}: ${fila.partidas}, ${fila.lineas} = ${fila.debe} ${fila.haber}`;
    if (fila.tipo === 'asiento') return `${fila.numero}–${fila.hastaNumero} ${fila.fecha} (${fila.partidas})`;
    if (fila.tipo === 'total') return `= ${fila.debe} ${fila.haber}`;
    return `${fila.idCuenta} ${fila.debe} ${fila.haber}`;
  });

describe('el libro', () => {
  it('va por número aunque las fechas vayan y vengan', async () => {
    const { filas, paginas, totales } = await indice();
    expect(totales).toEqual({ partidas: 4, lineas: 8, debe: 1_760_50, haber: 1_760_50 });
    expect([filas, paginas]).toEqual([8 + 2 * 4, [{ fila: 0, clave: '1' }]]);
    expect(enPalabras(await pagina({ clave: '1' }))).toEqual([
      '1–1 2026-03-05 (1)',
      `${CAJA_CHICA} 100000 0`,
      `${PRODUCTOS} 0 100000`,
      '= 100000 100000',
      '2–2 2026-03-05 (1)',
      `${GASTOS} 25050 0`,
      `${CAJA_CHICA} 0 25050`,
      '= 25050 25050',
      '3–3 2026-04-01 (1)',
      `${BANCO} 50000 0`,
      `${CAJA_CHICA} 0 50000`,
      '= 50000 50000',
      '4–4 2026-03-04 (1)',
      `${CAJA_CHICA} 1000 0`,
      `${PRODUCTOS} 0 1000`,
      '= 1000 1000',
    ]);
    expect((await pagina({ clave: '1' }))[0]).toMatchObject({
      concepto: 'Venta de papelería',
      tipoDePartida: 'diario',
      agencia: '01',
      folio: null,
    });
  });

  it('por día suma cada cuenta; 1,000.00 − 250.50 de caja son un renglón con sus dos lados', async () => {
    expect((await indice({ modo: 'dia' })).filas).toBe(3 + 2 + 2 + 2 * 3);
    expect(enPalabras(await pagina({ modo: 'dia', clave: '2026-03-04' }))).toEqual([
      '4–4 2026-03-04 (1)',
      `${CAJA_CHICA} 1000 0`,
      `${PRODUCTOS} 0 1000`,
      '= 1000 1000',
      '1–2 2026-03-05 (2)',
      `${CAJA_CHICA} 100000 25050`,
      `${PRODUCTOS} 0 100000`,
      `${GASTOS} 25050 0`,
      '= 125050 125050',
      '3–3 2026-04-01 (1)',
      `${CAJA_CHICA} 0 50000`,
      `${BANCO} 50000 0`,
      '= 50000 50000',
    ]);
  });

  it('por mes, y de una sola agencia', async () => {
    expect(enPalabras(await pagina({ modo: 'mes', clave: '2026-03-01', fin: '2026-04-01' }))).toEqual([
      '1–4 2026-03-01 (3)',
      `${CAJA_CHICA} 101000 25050`,
      `${PRODUCTOS} 0 101000`,
      `${GASTOS} 25050 0`,
      '= 126050 126050',
    ]);
    expect(await indice({ agencia: '02' })).toMatchObject({ totales: { partidas: 1, debe: 500_00 } });
  });

  it('sin partidas no tiene páginas', async () => {
    expect(await indice({ desde: '2026-06-01', hasta: '2026-06-30' })).toEqual({
      filas: 0,
      paginas: [],
      totales: { partidas: 0, lineas: 0, debe: 0, haber: 0 },
      porDias: false,
      preliminar: { meses: 1, desde: '2026-06', hasta: '2026-06' },
      traidos: null,
    });
  });

  it('si es largo se abre por días: lo que dice primero no crece con lo que cada uno tiene', async () => {
    const tramo = { por: 'fechas', ejercicio: 2026, ...rango, agencias: ['01', '02'] } as const;
    // 4 partidas and 8 lines are 8 + 2 × 4 = 16 rows.
    expect(await indiceDeDiario(prueba.db, tramo, 'detallado', { filasMax: 15 })).toEqual({
      porDias: true,
      filas: 3,
      paginas: [{ fila: 0, clave: '2026-03-04' }],
      totales: { partidas: 4, lineas: 8, debe: 1_760_50, haber: 1_760_50 },
    });
    expect(await indiceDeDiario(prueba.db, tramo, 'detallado', { filasMax: 16 })).toMatchObject({
      porDias: false,
      filas: 16,
    });
    expect(enPalabras(await pagina({ clave: '2026-03-04' }))).toEqual([
      '2026-03-04: 1, 2 = 1000 1000',
      '2026-03-05: 2, 4 = 125050 125050',
      '2026-04-01: 1, 2 = 50000 50000',
    ]);
    expect(enPalabras(await pagina({ clave: '2026-03-05', fin: '2026-04-01', agencia: '01' }))).toEqual([
      '2026-03-05: 2, 4 = 125050 125050',
    ]);
    // One day has nothing smaller to open by.
    const dia = { ...tramo, desde: '2026-03-05', hasta: '2026-03-05' };
    expect(await indiceDeDiario(prueba.db, dia, 'detallado', { filasMax: 1 })).toMatchObject({
      porDias: false,
      filas: 8,
    });
  });
});

describe('lo que se pide mal', () => {
  it.each([
    [{ desde: '2025-12-31', hasta: '2026-01-01' }, 'hasta'],
    [{ desde: '2026-02-01', hasta: '2026-01-01' }, 'hasta'],
  ])('fechas %j', async (query, campo) => {
    const { status, problema } = await prueba.llamar(contrato.verIndiceDeDiario, { query }, { token });
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, campo]);
  });

  it.each(['x', '2026-13-01', '-1'])('la clave %s', async (clave) => {
    for (const modo of ['detallado', 'dia'] as const) {
      const query = { ...rango, modo, clave };
      const { status } = await prueba.llamar(contrato.verPaginaDeDiario, { query }, { token });
      expect(status).toBe(400);
    }
  });

  it('la agencia de otros', async () => {
    const ajeno = await prueba.entrar('jefe@cuadra.demo');
    const query = { ...rango, agencia: '03' };
    const { problema } = await prueba.llamar(contrato.verIndiceDeDiario, { query }, { token: ajeno });
    expect(problema.codigo).toBe('SIN_AGENCIA');
  });
});
