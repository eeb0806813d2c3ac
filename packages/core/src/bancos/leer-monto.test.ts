import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EstadoIlegible, type SeparadorDecimal } from './estado-de-cuenta.ts';
import { exigirMonto, leerMonto, separadorDeMontos } from './leer-monto.ts';

const monto = (texto: string, separador?: SeparadorDecimal): number | string => {
  const leido = leerMonto(texto, separador);
  return leido.tipo === 'monto' ? leido.monto : leido.motivo;
};

describe('leer un monto', () => {
  it.each([
    ['0', 0],
    ['-0.00', 0],
    ['12', 1_200],
    ['12.', 1_200],
    ['12,', 1_200],
    ['.5', 50],
    [',05', 5],
    ['12.5', 1_250],
    ['12,50', 1_250],
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ["1'234.56", 123_456],
    ['1’234’567.8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['0.120', 12],
    ['1234.560', 123_456],
  ])('%s son %i centésimos', (texto, valor) => expect(monto(texto)).toBe(valor));

  it.each([
    ['-12.50', -1_250],
    ['- 12.50', -1_250],
    ['−12.50', -1_250],
    ['12.50-', -1_250],
    ['+12.50', 1_250],
    ['12.50+', 1_250],
    ['(12.50)', -1_250],
    ['( Q 12.50 )', -1_250],
    ['12.50 DR', -1_250],
    ['12.50DB', -1_250],
    ['12.50 D', -1_250],
    ['12.50 cr', 1_250],
    ['12.50C', 1_250],
    ['Q12.50', 1_250],
    ['Q. 1,212.50', 121_250],
    ['Q.1,212.50', 121_250],
    ['QTZ 12.50', 1_250],
    ['-GTQ 12.50', -1_250],
    ['GTQ -12.50', -1_250],
    ['$12.50', 1_250],
    ['-US$ 12.50', -1_250],
    ['12,50 €', 1_250],
    ['12.50 USD', 1_250],
  ])('%s es %i, con su signo y sin su moneda', (texto, valor) => expect(monto(texto)).toBe(valor));

  it.each([
    ['1E3', 100_000],
    ['1.5E+3', 150_000],
    ['1.2345E2', 12_345],
    ['1234.5600000000001', 123_456],
    ['1234.5599999999999', 123_456],
    ['0.30000000000000004', 30],
    ['-0.20000000000004547', -20],
    ['4.5474735088646412E-13', 0],
  ])('%s, de una hoja de cálculo, es %i', (texto, valor) => expect(monto(texto)).toBe(valor));

  it.each([
    ['', /vacío/],
    ['  ', /vacío/],
    ['abc', /no es un monto/],
    ['1.2.3', /no es un monto/],
    ['1,23,4', /no es un monto/],
    ['12,345.678,9', /no es un monto/],
    ['1 23', /no es un monto/],
    ['--12', /no es un monto/],
    ['(-12)', /no es un monto/],
    ['-12 DR', /no es un monto/],
    ['Q $ 12', /no es un monto/],
    ['Q.50', /no es un monto/],
    ['12:50', /no es un monto/],
    ['NaN', /no es un monto/],
    ['0x10', /no es un monto/],
    ['١٢', /no es un monto/],
    ['9'.repeat(70), /no es un monto/],
    ['12.345678', /más de dos decimales/],
    ['0.001', /más de dos decimales/],
    ['1.23E-1', /más de dos decimales/],
    ['1234.56001', /más de dos decimales/],
    ['1234.5612345678901', /más de dos decimales/],
    ['9007199254740993', /demasiado grande/],
    ['1000000000000.01', /demasiado grande/],
    ['1E300', /demasiado grande/],
  ])('%s se rechaza con su razón', (texto, razon) => expect(monto(texto)).toMatch(razon));

  it('1.234 no dice si es mil o uno: lo dice quien lo trae', () => {
    expect(monto('1.234')).toMatch(/no dice si el punto separa los miles o los decimales/);
    expect(monto('1,500')).toMatch(/no dice si la coma/);
    expect(monto('1.234', 'coma')).toBe(123_400);
    expect(monto('1.234', 'punto')).toMatch(/más de dos decimales/);
    expect(monto('1.500', 'punto')).toBe(150);
    expect(monto('1,500', 'punto')).toBe(150_000);
  });

  it('uno escrito al revés de lo que se dijo no se adivina', () => {
    expect(monto('12,50', 'punto')).toMatch(/no lleva punto decimal/);
    expect(monto('1,234.56', 'coma')).toMatch(/no lleva coma decimal/);
  });

  it('quien lee un archivo oye la fila', () => {
    const leer = () => exigirMonto('12.x', { fila: 14, que: 'El saldo' });
    expect(leer).toThrow(EstadoIlegible);
    expect(leer).toThrow('El saldo «12.x» no es un monto.');
    expect(() => exigirMonto(' ', { fila: 14 })).toThrow('El monto está vacío.');
  });

  it('todo monto escrito de cualquier manera se lee igual', () => {
    const enteros = fc.integer({ min: -100_000_000_000_000, max: 100_000_000_000_000 });
    const forma = fc.record({
      miles: fc.constantFrom('', ',', '.', ' ', "'", '\u00a0'),
      decimal: fc.constantFrom('.', ','),
      signo: fc.constantFrom('delante', 'detras', 'parentesis', 'letras'),
      moneda: fc.constantFrom('', 'Q', 'Q ', 'QTZ ', '$'),
    });
    fc.assert(
      fc.property(enteros, forma, (valor, { miles, decimal, signo, moneda }) => {
        fc.pre(miles !== decimal);
        const digitos = String(Math.abs(valor)).padStart(3, '0');
        const cifra = `${moneda}${digitos.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, miles)}${decimal}${digitos.slice(-2)}`;
        const negativa = {
          delante: `-${cifra}`,
          detras: `${cifra}-`,
          parentesis: `(${cifra})`,
          letras: `${cifra} DR`,
        };
        expect(monto(valor < 0 ? negativa[signo] : cifra)).toBe(valor === 0 ? 0 : valor);
      }),
    );
  });

  it('lo que una hoja de cálculo suma se lee exacto', () => {
    const cantidades = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(cantidades, (valores) => {
        const comoHoja = valores.reduce((suma, valor) => suma + valor / 100, 0);
        const exacta = valores.reduce((suma, valor) => suma + valor, 0);
        expect(monto(String(comoHoja).toUpperCase())).toBe(exacta === 0 ? 0 : exacta);
      }),
    );
  });

  it('ningún texto lo hace fallar', () => {
    const letras = fc.string({ unit: fc.constantFrom(...'0123456789.,-+()QE $CRD\'"'), maxLength: 70 });
    fc.assert(
      fc.property(letras, (texto) => {
        expect(['monto', 'ilegible']).toContain(leerMonto(texto).tipo);
      }),
    );
  });
});

describe('el separador decimal de una columna', () => {
  it.each([
    [['1,234', '12.50'], 'punto'],
    [['1.234', '12,50'], 'coma'],
    [['1.234.567', '1.234'], 'coma'],
    [['1,234', '5'], undefined],
    [['12,50', '12.50', '1,234'], undefined],
    [[], undefined],
  ])('%j: %s', (textos, separador) => expect(separadorDeMontos(textos)).toBe(separador));
});
