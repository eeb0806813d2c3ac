import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { EstadoIlegible } from './estado-de-cuenta.ts';
import { type EstadoPorProbar, probarSaldos } from './probar-saldos.ts';

type Linea = readonly [fecha: string, monto: number, saldo: number | null];

function estado(lineas: readonly Linea[], inicial: number | null, final: number | null): EstadoPorProbar {
  const saldo = (valor: number | null) => (valor === null ? null : centavos(valor));
  return {
    cuenta: null,
    moneda: null,
    desde: null,
    hasta: null,
    saldoInicial: saldo(inicial),
    saldoFinal: saldo(final),
    filaDelSaldoFinal: 99,
    lineas: lineas.map(([fecha, monto, despues], i) => ({
      fecha: `2026-11-${fecha}`,
      monto: centavos(monto),
      saldo: saldo(despues),
      texto: String(i),
      referencia: null,
      tipo: null,
      fila: i + 10,
    })),
  };
}

const montos = (probado: { readonly lineas: readonly { readonly monto: number }[] }) =>
  probado.lineas.map(({ monto }) => monto);

function rechazo(porProbar: EstadoPorProbar): { readonly motivo: string; readonly fila: number | null } {
  try {
    probarSaldos(porProbar);
  } catch (error) {
    if (error instanceof EstadoIlegible) return { motivo: error.message, fila: error.fila };
  }
  throw new Error('No se rechazó.');
}

describe('probar los saldos de un estado', () => {
  it('100.00 + 50.00 − 20.00 = 130.00', () => {
    const lineas: Linea[] = [
      ['01', 5_000, null],
      ['02', -2_000, null],
    ];
    expect(montos(probarSaldos(estado(lineas, 10_000, 13_000)))).toEqual([5_000, -2_000]);
    expect(rechazo(estado(lineas, 10_000, 13_001))).toEqual({
      motivo:
        'El saldo inicial 100.00 más los créditos 50.00 menos los débitos 20.00 da 130.00, y el saldo final del archivo es 130.01: la diferencia es de 0.01.',
      fila: 99,
    });
  });

  it('sin uno de los dos no hay nada que probar', () => {
    expect(montos(probarSaldos(estado([['01', 5_000, null]], null, 1)))).toEqual([5_000]);
    expect(montos(probarSaldos(estado([], null, null)))).toEqual([]);
  });

  it('el saldo de cada fila es el anterior más su monto', () => {
    const lineas: Linea[] = [
      ['01', 5_000, 15_000],
      ['02', -2_000, 12_999],
    ];
    expect(rechazo(estado(lineas, 10_000, null))).toEqual({
      motivo: 'El saldo 129.99 no es el que resulta: 150.00 − 20.00 = 130.00.',
      fila: 11,
    });
    expect(rechazo(estado(lineas, 9_999, null)).fila).toBe(10);
  });

  it('también cuando no todas lo tienen, o cuando el archivo no dice con cuánto empieza', () => {
    const lineas: Linea[] = [
      ['01', 5_000, 15_000],
      ['02', -2_000, null],
      ['03', -1_000, 12_000],
    ];
    expect(montos(probarSaldos(estado(lineas, null, 12_000)))).toEqual([5_000, -2_000, -1_000]);
    expect(rechazo(estado(lineas, null, 12_500)).motivo).toMatch(
      /es 120\.00, y el saldo final del archivo es 125\.00/,
    );
  });

  it('la más nueva primero: se da vuelta', () => {
    const lineas: Linea[] = [
      ['03', -1_000, 12_000],
      ['02', -2_000, 13_000],
      ['01', 5_000, 15_000],
    ];
    expect(montos(probarSaldos(estado(lineas, 10_000, 12_000)))).toEqual([5_000, -2_000, -1_000]);
    const sinSaldos = lineas.map(([fecha, monto]): Linea => [fecha, monto, null]);
    expect(montos(probarSaldos(estado(sinSaldos, null, null)))).toEqual([5_000, -2_000, -1_000]);
  });

  it('de un mismo día, dice el orden la cadena de saldos', () => {
    const lineas: Linea[] = [
      ['01', -1_000, 12_000],
      ['01', -2_000, 13_000],
      ['01', 5_000, 15_000],
    ];
    expect(montos(probarSaldos(estado(lineas, null, null)))).toEqual([5_000, -2_000, -1_000]);
  });

  it('los días del más nuevo al más viejo, y dentro de cada uno al derecho', () => {
    const lineas: Linea[] = [
      ['02', -2_000, 13_000],
      ['02', -1_000, 12_000],
      ['01', 4_000, 14_000],
      ['01', 1_000, 15_000],
    ];
    expect(montos(probarSaldos(estado(lineas, 10_000, 12_000)))).toEqual([4_000, 1_000, -2_000, -1_000]);
  });

  it('una suma que deja de ser exacta se rechaza', () => {
    const lineas = Array.from({ length: 4 }, (): Linea => ['01', 4_000_000_000_000_000, null]);
    expect(rechazo(estado(lineas, 0, 0)).motivo).toMatch(/demasiado grande/);
  });

  it('todo estado que cuadra pasa, y ninguno al que se le cambia una cifra', () => {
    const movimientos = fc.array(
      fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((monto) => monto !== 0),
      { minLength: 3, maxLength: 30 },
    );
    fc.assert(
      fc.property(movimientos, fc.nat(), fc.boolean(), (valores, cual, alReves) => {
        let saldo = 7_777;
        const lineas = valores.map((monto, i): Linea => {
          saldo += monto;
          return [String(1 + (i % 28)).padStart(2, '0'), monto, saldo];
        });
        const enOrden = lineas.toSorted(([una], [otra]) => (una < otra ? -1 : 0));
        let corrido = 7_777;
        const conSaldo = enOrden.map(([fecha, monto]): Linea => {
          corrido += monto;
          return [fecha, monto, corrido];
        });
        const comoViene = alReves ? conSaldo.toReversed() : conSaldo;
        expect(montos(probarSaldos(estado(comoViene, 7_777, saldo)))).toEqual(
          conSaldo.map(([, monto]) => monto),
        );
        const mala = comoViene.map(
          (linea, i): Linea =>
            i === cual % comoViene.length ? [linea[0], linea[1], (linea[2] ?? 0) + 1] : linea,
        );
        expect(() => probarSaldos(estado(mala, 7_777, saldo))).toThrow(EstadoIlegible);
      }),
    );
  });
});
