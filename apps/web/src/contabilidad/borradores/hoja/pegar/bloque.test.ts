import { describe, expect, test } from 'vitest';
import { type Bloque, filasDelBloque, leerBloque, reconocer } from './bloque.ts';

const conocidas = new Map([
  ['5', '5'],
  ['1011', '1011'],
  ['2011', '2011'],
  ['caja', '1011'],
  ['bancos', '2011'],
]);
const resolver = (texto: string) =>
  conocidas.get(texto.toLowerCase().replaceAll('-', '').split(' ')[0] ?? '');
const leer = (texto: string) => {
  const bloque = leerBloque(texto);
  const lectura = reconocer(bloque, resolver);
  return { ...lectura, filas: filasDelBloque(bloque, lectura, resolver) };
};

describe('lo que copia una hoja de cálculo', () => {
  test.each<[string, Bloque]>([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"dos\nrenglones"\t"con ""comillas"""\nx\t',
      [
        ['dos renglones', 'con "comillas"'],
        ['x', ''],
      ],
    ],
    ['a\t\tb\n\n\t\t\nc', [['a', '', 'b'], ['c']]],
    ['', []],
  ])('%j', (texto, esperado) => expect(leerBloque(texto)).toEqual(esperado));
});

describe('las columnas se reconocen', () => {
  test('por sus títulos, en cualquier orden y con columnas de más', () => {
    const { mapeo, seguro, conEncabezado, filas } = leer(
      'Descripción\tCódigo\tNombre\tDébito\tCrédito\tRef.\nPago\t1011\tCaja\t1,500.00\t-\tF-1\nPago\t2011\tBancos\t0.00\tQ 1,500.00\t',
    );
    expect({ mapeo, seguro, conEncabezado }).toEqual({
      mapeo: ['concepto', 'idCuenta', null, 'debe', 'haber', 'documento'],
      seguro: true,
      conEncabezado: true,
    });
    expect(filas).toEqual([
      { idCuenta: '1011', debe: '1,500.00', haber: '', concepto: 'Pago', documento: 'F-1' },
      { idCuenta: '2011', debe: '', haber: '1,500.00', concepto: 'Pago', documento: '' },
    ]);
  });

  test('por lo que tienen, cuando no hay títulos', () => {
    const { mapeo, seguro, filas } = leer('1011\t100\t\tPago\tF-1\n20-11\t\t100.005\tPago\tF-2');
    expect({ mapeo, seguro }).toEqual({
      mapeo: ['idCuenta', 'debe', 'haber', 'concepto', 'documento'],
      seguro: true,
    });
    expect(filas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
      ['1011', '100.00', ''],
      ['2011', '', '100.01'],
    ]);
  });

  test('un monto de una cifra no es una clase del catálogo', () => {
    expect(leer('1011\t5\t\n2011\t\t5\n1011\t5\t').mapeo).toEqual(['idCuenta', 'debe', 'haber']);
  });

  test('un solo monto lleva su lado en el signo', () => {
    const { mapeo, filas } = leer('1011\t1,500.00\n2011\t(1,000.00)\n2011\t-500');
    expect(mapeo).toEqual(['idCuenta', 'monto']);
    expect(filas.map(({ debe, haber }) => [debe, haber])).toEqual([
      ['1,500.00', ''],
      ['', '1,000.00'],
      ['', '500.00'],
    ]);
  });

  test('lo que los títulos no dicen, por lo que hay', () => {
    const { mapeo, seguro } = leer('Qué\tConcepto\tImporte\n1011\tPago\t5\n2011\tPago\t-5');
    expect(mapeo).toEqual(['idCuenta', 'concepto', 'monto']);
    // The account was guessed: it is asked.
    expect(seguro).toBe(false);
  });

  test.each([
    ['tres columnas de montos', '1011\t1\t2\t3\n2011\t1\t2\t3'],
    ['sin cuenta', 'x\t1\t2\ny\t1\t2'],
    ['sin montos', '1011\ta\n2011\tb'],
    ['títulos que no se conocen', 'Uno\tDos\n1011\t5\n2011\t-5'],
    ['textos de más', '1011\t5\ta\tb\tc\n2011\t-5\ta\tb\tc'],
  ])('si no, se pregunta: %s', (_, texto) => expect(leer(texto).seguro).toBe(false));
});

describe('las líneas que salen', () => {
  test('la de totales no es una línea', () => {
    const { filas } = leer('Cuenta\tDebe\tHaber\n1011\t5\t\n2011\t\t5\nTOTALES\t5\t5');
    expect(filas).toHaveLength(2);
  });

  test('lo que no es cuenta ni monto queda escrito, para corregirlo', () => {
    const { filas } = leer('Cuenta\tDebe\tHaber\nzzz\tcinco\t\nBancos\t\t1.234,50');
    expect(filas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual([
      ['zzz', 'cinco', ''],
      ['2011', '', '1.234,50'],
    ]);
  });

  test('lo negativo de un lado no se cambia de signo', () => {
    expect(leer('Cuenta\tDebe\tHaber\n1011\t-5\t').filas[0]?.debe).toBe('-5.00');
  });
});
