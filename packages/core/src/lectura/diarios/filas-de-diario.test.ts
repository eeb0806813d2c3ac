import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiarioIlegible } from './diario-ilegible.ts';
import { esDiario, filasDeDiario } from './filas-de-diario.ts';

/** Without the headings: line, partida, day, concepto, account, amount. */
const leer = (...renglones: string[]) =>
  [...filasDeDiario(renglones.join('\n'))]
    .slice(1)
    .map(({ linea, celdas }) => [linea, ...celdas.slice(0, 5)]);
const rechazo = (...renglones: string[]): string => {
  try {
    leer(...renglones);
  } catch (error) {
    if (error instanceof DiarioIlegible) return error.message;
    throw error;
  }
  return 'se leyó';
};

describe('hledger y ledger', () => {
  it('cada línea es una fila, con el monto omitido en su lugar', () => {
    expect(
      leer(
        '; de prueba',
        'account Activo:Caja general  ; type: A',
        'P 2026-01-01 USD Q7.75',
        '',
        '2026-03-02=2026-03-05 * (F-12) Venta del día  ; nota',
        '    Activo:Caja general    Q 1,234.50 = Q 9,999.00',
        '    ; más',
        '    Ingresos:Ventas',
        '',
        '2026/3/4 ! Pago',
        '\tGastos:Luz\tQ-10',
        '\tActivo:Caja general\tQ10.00 ; por la luz',
      ),
    ).toEqual([
      [6, '1', '2026-03-02', 'Venta del día', 'Activo:Caja general', '1234.50'],
      [8, '1', '2026-03-02', 'Venta del día', 'Ingresos:Ventas', '-1234.50'],
      [11, '2', '2026-03-04', 'Pago', 'Gastos:Luz', '-10.00'],
      [12, '2', '2026-03-04', 'Pago', 'Activo:Caja general', '10.00'],
    ]);
    const [, fila] = filasDeDiario('2026-03-02 (F-12) X\n a  1 ; nota\n b\n');
    expect(fila?.celdas.slice(5)).toEqual(['nota', 'F-12']);
  });

  it('la coma decimal se lee de los demás montos, o de lo que el diario dice', () => {
    expect(leer('2026-01-01 x', ' a  1.234,50', ' b  -1.234,50').map((fila) => fila[5])).toEqual([
      '1234.50',
      '-1234.50',
    ]);
    expect(leer('decimal-mark ,', '2026-01-01 x', ' a  1,20', ' b').map((fila) => fila[5])).toEqual([
      '1.20',
      '-1.20',
    ]);
    expect(leer('commodity 1.000,00 Q', '2026-01-01 x', ' a  1.234 Q', ' b').map((fila) => fila[5])).toEqual([
      '1234.00',
      '-1234.00',
    ]);
    expect(rechazo('2026-01-01 x', ' a  1.234', ' b')).toMatch(/^La línea 2 dice «1.234».*decimal-mark/);
  });

  it('lo que no se cuadra se deja ver, para que se juzgue con su línea', () => {
    expect(leer('2026-01-01 x', ' a  1', ' b  -2').map((fila) => fila[5])).toEqual(['1.00', '-2.00']);
  });

  it.each([
    [['2026-01-01 x', ' a  $5', ' b  5 €'], /^La línea 3 está en «€» y las anteriores en «\$»/],
    [['2026-01-01 x', ' a  5 Q', ' b  -5'], /^La línea 3 está en una moneda sin nombre/],
    [['2026-01-01 x', ' a  10 AAPL @ $5', ' b'], /^La línea 2 dice un precio o un costo/],
    [['2026-01-01 x', ' a  (2 * 3)', ' b'], /^La línea 2 dice una operación/],
    [['2026-01-01 x', ' a', ' b'], /^La línea 3 deja sin monto otra línea/],
    [['2026-01-01 x', ' a  1.005', ' b  0.5'], /^La línea 2 dice «1.005», que no es un monto exacto/],
    [['2026-01-01 x', ' (a)  5'], /^La línea 2 tiene una línea virtual/],
    [['2026-01-01 x', ' a  = 5', ' b'], /^La línea 2 dice el saldo y no el monto/],
    [['01/15 x', ' a  5', ' b'], /^La línea 1 no empieza con una fecha completa/],
    [['2026-02-31 x', ' a  5', ' b'], /^La línea 1 no empieza con una fecha completa/],
    [['include otro.journal', '2026-01-01 x', ' a  5', ' b'], /^La línea 1 incluye otro archivo/],
    [['alias a=b', '2026-01-01 x', ' a  5', ' b'], /^La línea 1 cambia cómo se leen/],
    [['= Gastos', ' x  *1'], /^La línea 1 tiene una regla que agrega/],
    [['hola', '2026-01-01 x'], /^La línea 1 no se entiende/],
  ])('%j se rechaza por su línea', (renglones, frase) => expect(rechazo(...renglones)).toMatch(frase));

  it('presupuestos, declaraciones y bloques de comentario no son asientos', () => {
    expect(
      leer(
        '~ monthly',
        '  Gastos  10',
        '  Caja',
        '',
        'comment',
        '2026-01-01 no',
        ' a  1',
        'end comment',
        'D Q1,000.00',
        'Y 2026',
        '2026-01-02 sí',
        ' a  Q1',
        ' b  -1.00',
      ),
    ).toHaveLength(2);
  });
});

describe('beancount', () => {
  it('sus asientos, sin lo que no mueve nada', () => {
    expect(
      leer(
        'option "title" "Libros"',
        'plugin "beancount.plugins.auto_accounts"',
        '* Un título',
        '2026-01-01 open Activo:Caja GTQ',
        '2026-01-02 * "Tienda; la 1" "Compra" #tag ^f-12',
        '  nota: "x"',
        '  Activo:Caja  -1,234.50 GTQ ; comentario',
        '  ! Gastos:Varios',
        '2026-01-03 balance Activo:Caja  -1234.50 GTQ',
      ),
    ).toEqual([
      [7, '1', '2026-01-02', 'Tienda; la 1: Compra', 'Activo:Caja', '-1234.50'],
      [8, '1', '2026-01-02', 'Tienda; la 1: Compra', 'Gastos:Varios', '1234.50'],
    ]);
  });

  it.each([
    [['2026-01-01 * "x"', '  Activo:Caja  1 USD', '  Activo:Otra  1 GTQ'], /^La línea 3 está en «GTQ»/],
    [['2026-01-01 * "x"', '  Activo:A  1 X {5 GTQ}'], /^La línea 2 dice un precio o un costo/],
    [['2026-01-01 open A:B', '2026-01-01 pad A:B C:D'], /^La línea 2 pide completar un saldo/],
    [['2026-01-01 open A:B', 'include "x.bean"'], /^La línea 2 trae asientos que no están/],
    [['2026-01-01 open A:B', 'plugin "mio"'], /^La línea 2 trae asientos que no están/],
    [['2026-01-01 * "x'], /^La línea 1 (?:abre comillas|no)/],
    [['2026-01-01 * "x"', '  minúscula 1 Q'], /^La línea 2 no empieza con una cuenta/],
  ])('%j se rechaza por su línea', (renglones, frase) => expect(rechazo(...renglones)).toMatch(frase));
});

describe('cualquier texto se lee o se rechaza', () => {
  it.each([
    ['partida,fecha\n1,2026-01-01\n', false],
    ['fecha;concepto\n2026-01-01;"x\n y"\n', false],
    ['2026-01-01 x\n a  1\n b\n', true],
    ['; nota\n\n2026-01-01 * "x"\n  A:B  1 Q\n', true],
    ['', false],
  ])('%j es un diario: %s', (texto, es) => expect(esDiario(texto)).toBe(es));

  it('con piezas al azar, y lo leído son días y montos exactos', () => {
    const pieza = fc.constantFrom(
      '2026-01-01',
      '2026-13-01',
      ' * ',
      '  ',
      '\t',
      'A:B',
      'a b',
      '1.234',
      '5,00',
      '-',
      'Q',
      '$',
      '"',
      ';',
      '=',
      '@',
      '{',
      '\n',
      '\n',
      '\r\n',
      'include x',
      'option "',
      'open',
      '9'.repeat(30),
      'ñ',
      '\0',
      '(',
      ')',
    );
    fc.assert(
      fc.property(fc.array(pieza, { maxLength: 60 }), (piezas) => {
        try {
          for (const { linea, celdas } of [...filasDeDiario(piezas.join(''))].slice(1)) {
            expect(linea).toBeGreaterThan(0);
            expect(celdas[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
            expect(celdas[4]).toMatch(/^-?\d+\.\d\d$/);
          }
        } catch (error) {
          if (!(error instanceof DiarioIlegible)) throw error;
          expect(error.message).toMatch(/^La línea \d+ /);
        }
      }),
      { numRuns: 3_000, seed: 20261117 },
    );
  });
});
