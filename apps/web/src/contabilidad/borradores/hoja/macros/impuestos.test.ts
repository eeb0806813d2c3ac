import { centavos, MONTO_MAX } from '@cuadra/core/dinero';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crearHoja } from '../almacen.ts';
import { cuentaDeImpuesto, partesDeIsr, partesDeIva, separar, type Tasa, tasas } from './impuestos.ts';

function hojaDe(...lineas: string[]) {
  const filas = lineas.map((linea) => {
    const [idCuenta = '', debe = '', haber = ''] = linea
      .split(' ')
      .map((texto) => (texto === '-' ? '' : texto));
    return { idCuenta, debe, haber, concepto: 'Compra', documento: 'F-1' };
  });
  return crearHoja({ filas, cursor: { fila: 0, columna: 'debe' } });
}
const TODAS = { desde: 0, hasta: 9 };

describe('desglosar IVA 12 %', () => {
  test('1,120.00 = 1,000.00 + 120.00, en líneas del mismo lado', () => {
    const hoja = hojaDe('7011 1,120.00 -', '1011 - 1,120.00');
    const { filas, montos } = hoja.getSnapshot();
    const partes = partesDeIva(filas, montos, { desde: 0, hasta: 0 });
    hoja.reemplazar(separar(filas, partes, '1051'));
    expect(hoja.lineas().lineas).toEqual([
      { idCuenta: '7011', debe: 100_000, haber: 0, concepto: 'Compra', documento: 'F-1' },
      { idCuenta: '1051', debe: 12_000, haber: 0, concepto: 'Compra', documento: 'F-1' },
      { idCuenta: '1011', debe: 0, haber: 112_000, concepto: 'Compra', documento: 'F-1' },
    ]);
    hoja.deshacer();
    expect(hoja.getSnapshot().filas).toBe(filas);
  });

  test('varias a la vez; las que no tienen monto se quedan como están', () => {
    const { filas, montos } = hojaDe('7011 112 -', '7012 - -', '7013 - 1120/10').getSnapshot();
    const partes = partesDeIva(filas, montos, TODAS);
    expect(partes).toEqual([
      { indice: 0, lado: 'debe', monto: 11_200, parte: 1_200 },
      { indice: 2, lado: 'haber', monto: 11_200, parte: 1_200 },
    ]);
    expect(separar(filas, partes, '1051').map(({ idCuenta }) => idCuenta)).toEqual([
      '7011',
      '1051',
      '7012',
      '7013',
      '1051',
    ]);
  });

  test('de cualquier monto, el neto y el IVA suman el bruto', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MONTO_MAX }), (valor) => {
        const bruto = `${Math.floor(valor / 100)}.${String(valor % 100).padStart(2, '0')}`;
        const hoja = hojaDe(`7011 ${bruto} -`);
        const { filas, montos, totales } = hoja.getSnapshot();
        hoja.reemplazar(separar(filas, partesDeIva(filas, montos, TODAS), '1051'));
        expect(hoja.getSnapshot().totales).toEqual(totales);
      }),
    );
  });
});

describe('retener ISR', () => {
  test.each<[Tasa, number, number]>([
    ['5', 100_000, 5_000],
    ['7', 100_000, 7_000],
    ['10', 12_345, 1_235], // 123.45 × 10 % = 12.345 → 12.35
    ['tramos', 3_000_000, 150_000], // 30,000 × 5 %
    ['tramos', 4_000_000, 220_000], // 1,500 + 10,000 × 7 %
  ])('%s %% de %i centavos son %i', (tasa, base, esperado) =>
    expect(tasas[tasa](centavos(base))).toBe(esperado),
  );

  test('1,120.00 con IVA: 5 % de 1,000.00 son 50.00, que salen del pago', () => {
    const hoja = hojaDe('7011 1,120.00 -', '1011 - 1,120.00');
    const { filas, montos } = hoja.getSnapshot();
    const partes = partesDeIsr(filas, montos, { desde: 1, hasta: 1 }, { tasa: '5', conIva: true });
    hoja.reemplazar(separar(filas, partes, '3051'));
    expect(hoja.lineas().lineas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
      ['7011', 112_000, 0],
      ['1011', 0, 107_000],
      ['3051', 0, 5_000],
    ]);
  });
});

test('la cuenta que se propone es la de la institución: crédito al debe, débito al haber, y ninguna si no la dijo', () => {
  const dichas = { cuentaIvaCredito: '110101', cuentaIvaDebito: '402101', cuentaIsrRetenido: '402102' };
  expect(cuentaDeImpuesto(dichas, 'iva', 'debe')).toBe('110101');
  expect(cuentaDeImpuesto(dichas, 'iva', 'haber')).toBe('402101');
  expect(cuentaDeImpuesto(dichas, 'isr', 'debe')).toBe('402102');
  const ninguna = { cuentaIvaCredito: null, cuentaIvaDebito: null, cuentaIsrRetenido: null };
  expect(cuentaDeImpuesto(ninguna, 'iva', 'debe')).toBeUndefined();
  expect(cuentaDeImpuesto(ninguna, 'isr', 'haber')).toBeUndefined();
});
