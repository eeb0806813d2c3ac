import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimales, decimalesDeColumna, leerMontoEscrito } from './montos.ts';

describe('un monto se lee con su signo y exacto', () => {
  it.each<[string, Decimales, number | undefined]>([
    ['1,234.56', 'punto', 123_456],
    ['1.234,56', 'coma', 123_456],
    ['(5.00)', 'punto', -500],
    ['-5', 'coma', -500],
    ['5-', 'punto', -500],
    ['.50', 'punto', 50],
    ['Q 1 234.5', 'punto', 123_450],
    ['Q1,234', 'punto', 123_400],
    ['1.234', 'coma', 123_400],
    // In books a credit is the other side; banks mean the opposite.
    ['5 CR', 'punto', -500],
    ['5.00 H', 'punto', -500],
    ['5 DR', 'punto', 500],
    ['5D', 'punto', 500],
    ['-5 CR', 'punto', undefined],
    ['1.234', 'punto', undefined],
    ['12,50', 'punto', undefined],
    ['1,234.56', 'coma', undefined],
    ['diez', 'punto', undefined],
    ['', 'punto', undefined],
    ['9'.repeat(40), 'punto', undefined],
  ])('%s con %s: %s', (escrito, decimales, valor) =>
    expect(leerMontoEscrito(escrito, decimales)).toBe(valor),
  );
});

describe('la marca de los decimales se decide de toda la columna', () => {
  it.each<[string[], Decimales, boolean]>([
    [['1,234.56', '10'], 'punto', true],
    [['1.234,56', '10'], 'coma', true],
    [['1.234', '12,50'], 'coma', true],
    [['1,234', '12.50'], 'punto', true],
    [['10', '-20', 'x'], 'punto', true],
    [[], 'punto', true],
    // A thousand or one with three decimals.
    [['1.234'], 'coma', false],
    [['1,234'], 'punto', false],
    [['1.234,56', '12.50', '13,50'], 'coma', false],
  ])('%j: %s, segura %s', (escritos, decimales, segura) =>
    expect(decimalesDeColumna(escritos)).toMatchObject({ decimales, segura }),
  );

  it('una columna escrita con una marca nunca se lee segura con otra', () => {
    const montos = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        montos,
        fc.constantFrom<Decimales>('punto', 'coma'),
        fc.boolean(),
        (valores, marca, conMiles) => {
          const [miles, decimal] = marca === 'punto' ? [',', '.'] : ['.', ','];
          const escritos = valores.map((valor) => {
            const digitos = String(Math.abs(valor)).padStart(3, '0');
            const enteros = digitos.slice(0, -2);
            const agrupados = conMiles ? enteros.replaceAll(/\B(?=(\d{3})+$)/g, miles) : enteros;
            return `${valor < 0 ? '-' : ''}${agrupados}${decimal}${digitos.slice(-2)}`;
          });
          const hallada = decimalesDeColumna(escritos);
          expect(hallada).toMatchObject({ decimales: marca, segura: true });
          expect(escritos.map((escrito) => leerMontoEscrito(escrito, marca))).toEqual(valores);
        },
      ),
    );
  });
});
