import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, formatearQuetzales, MONTO_MAX, opuesto } from './dinero.ts';
import { type Calculo, calcular, esFormula, proporcion, reubicar, tieneReferencias } from './formula.ts';

const SIN_CELDAS = (): Calculo => ({ error: 'No hay celdas.' });
const monto = (texto: string) => calcular(texto, SIN_CELDAS).monto;
const error = (texto: string) => calcular(texto, SIN_CELDAS).error;

describe('lo que se puede escribir en un monto', () => {
  test.each([
    ['1500', 150_000],
    ['1,500.5', 150_050],
    ['Q 1,500', 150_000],
    ['1500/1.12', 133_929], // 1339.2857… → 1,339.29
    ['=1500/1.12', 133_929],
    ['1500 × 12 %', 18_000],
    ['100-30+5', 7_500],
    ['2+3*4', 1_400],
    ['(2+3)*4', 2_000],
    ['12/3/2', 200],
    ['12÷4', 300],
    ['--5', 500],
    ['-5', -500],
    ['10*-2', -2_000],
    ['.5', 50],
    ['1,234.56+1,000', 223_456],
    ['50%%', 1], // 0.005, half away from zero
    ['Q 100*2', 20_000],
    ['SUMA(1;2;3)', 600],
    ['suma(1.50; 2*3)*2', 1_500],
    ['0.1+0.2', 30], // what a float would not say
    ['1.005', 101],
    ['-1.005', -101],
    ['0.004', 0],
    ['-0.004', 0],
  ])('%s son %i centavos', (texto, esperado) => expect(monto(texto)).toBe(esperado));

  test.each([
    '',
    '=',
    'abc',
    '1+',
    '*2',
    '(1',
    '1)',
    '1 2',
    '1,50',
    '1,23,456',
    '1..2',
    '5%2',
    'SUMA',
    'SUMA()',
    'SUMA(1',
    '1:2',
    '$5',
  ])('«%s» no se entiende', (texto) => expect(error(texto)).toMatch(/^No se entiende/));

  test('lo que no se puede calcular dice por qué', () => {
    expect(error('1/0')).toBe('No se puede dividir entre cero.');
    expect(error('1/(2-2)')).toBe('No se puede dividir entre cero.');
    expect(error('99999999999999999')).toBe('El monto es demasiado grande.');
    expect(error(`${'1+'.repeat(120)}1`)).toBe('La fórmula pasa de 200 caracteres.');
    expect(error('#¡REF!*2')).toBe('Usaba una línea que ya no está.');
  });

  test('el límite de una línea se admite; un centavo más, no', () => {
    expect(monto(String(MONTO_MAX / 100))).toBe(MONTO_MAX);
    expect(error(`${MONTO_MAX / 100}+0.01`)).toBe('El monto es demasiado grande.');
  });
});

describe('otras celdas', () => {
  const hoja: Readonly<Record<string, number>> = { B1: 100_000, B2: 1, B3: 0, C2: 33_333 };
  const calculada = (texto: string) =>
    calcular(texto, ({ columna, fila }) => {
      const valor = hoja[`${columna}${fila}`];
      return valor === undefined ? { error: `No hay ${columna}${fila}.` } : { monto: centavos(valor) };
    });

  test.each([
    ['=B1*5%', 5_000],
    ['b1+c2', 133_333],
    ['=B1/3', 33_333],
    ['=SUMA(B1:B3)', 100_001],
    ['=SUMA(B3:B1)', 100_001],
    ['=SUMA(B1:B2;C2;10)', 134_334],
    ['=SUMA(B1,C2)', 133_333],
  ])('%s son %i centavos', (texto, esperado) => expect(calculada(texto).monto).toBe(esperado));

  test('el error de una celda es el de quien la usa', () => {
    expect(calculada('=B1+B9').error).toBe('No hay B9.');
    expect(calculada('=SUMA(B1:C2)').error).toMatch(/una sola columna/);
    expect(calculada('=SUMA(B1:B999999)').error).toMatch(/demasiado grande/);
    expect(calculada('=SUMA(B1:5)').error).toMatch(/^No se entiende/);
  });

  test('se sabe qué es fórmula y qué usa otras líneas', () => {
    expect(['1500', 'Q 1,500.00', ''].map(esFormula)).toEqual([false, false, false]);
    expect(['=1500', '1500/2', 'x'].map(esFormula)).toEqual([true, true, true]);
    expect(['=B2*2', 'c10', '1500/1.12', 'SUMA(1;2)'].map(tieneReferencias)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('cuando las líneas cambian de lugar', () => {
  const sinLaDos = (fila: number) => (fila === 2 ? undefined : fila > 2 ? fila - 1 : fila);
  test.each([
    ['=B1*5%', '=B1*5%'],
    ['=B3+c12', '=B2+c11'],
    ['=B2*2', '=#¡REF!*2'],
    ['=SUMA(B1:B4)', '=SUMA(B1:B3)'],
    ['=SUMA(B2:B4)', '=SUMA(B2:B3)'],
    ['=SUMA(B1:B2)', '=SUMA(B1:B1)'],
    ['=SUMA(B2:B2)', '=SUMA(#¡REF!)'],
    ['1500/1.12', '1500/1.12'],
  ])('sin la línea 2, %s es %s', (antes, despues) => expect(reubicar(antes, sinLaDos)).toBe(despues));
});

describe('siempre', () => {
  const importe = fc.integer({ min: 0, max: MONTO_MAX }).map(centavos);

  test('un monto escrito vale lo que dice', () => {
    fc.assert(
      fc.property(importe, (valor) => {
        expect(monto(formatearQuetzales(centavos(valor)))).toBe(valor);
      }),
    );
  });

  test('sumar y restar es exacto', () => {
    const parte = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(parte, fc.constantFrom('+', '-')), { minLength: 1, maxLength: 12 }),
        (partes) => {
          const texto = partes.map(([valor, signo]) => `${signo}${enTexto(valor)}`).join('');
          const total = partes.reduce((suma, [valor, signo]) => suma + (signo === '+' ? valor : -valor), 0);
          expect(monto(texto)).toBe(total === 0 ? 0 : total);
        },
      ),
    );
  });

  test('un cociente queda a medio centavo o menos del valor exacto, y la mitad se aleja del cero', () => {
    const entero = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(entero, fc.integer({ min: 1, max: 100_000 }), (num, den) => {
        const resultado = BigInt(monto(`${num}/${den}`) ?? Number.NaN);
        // |resultado − 100·num/den| × 2·den ≤ den
        const doble = 2n * (resultado * BigInt(den) - 100n * BigInt(num));
        const distancia = doble < 0n ? -doble : doble;
        expect(distancia <= BigInt(den)).toBe(true);
        if (distancia === BigInt(den)) expect(doble > 0n).toBe(num > 0);
      }),
    );
  });

  test('el porcentaje, la división y la proporción dicen lo mismo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (valor, tasa) => {
          const esperado = proporcion(centavos(valor), tasa, 100);
          expect(monto(`${enTexto(valor)}*${tasa}%`)).toBe(esperado);
          expect(monto(`${enTexto(valor)}/100*${tasa}`)).toBe(esperado);
        },
      ),
    );
  });

  test('el neto y el impuesto de un bruto lo suman de nuevo', () => {
    fc.assert(
      fc.property(importe, (bruto) => {
        const iva = proporcion(bruto, 12, 112);
        expect(proporcion(bruto, 100, 112) + iva - bruto).toBeGreaterThanOrEqual(0);
        expect(proporcion(bruto, 100, 112) + iva - bruto).toBeLessThanOrEqual(1);
        expect(proporcion(opuesto(bruto), 12, 112)).toBe(iva === 0 ? 0 : -iva);
      }),
    );
  });

  test('ningún texto detiene el programa', () => {
    const letra = fc.constantFrom(...'0123456789.,+-*/()%:;=BCQSUMA #¡!'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letra, maxLength: 40 }), (texto) => {
        const { monto: valor, error: motivo } = calcular(texto, () => ({ monto: centavos(100) }));
        expect(valor === undefined).toBe(motivo !== undefined);
      }),
      { numRuns: 2_000 },
    );
  });

  const enTexto = (valor: number) => formatearQuetzales(centavos(valor)).slice(2);
});
