import { describe, expect, it } from 'vitest';
import { type ColumnasDeEstado, fallaDeMapeo, type MapeoDeEstado } from './mapeo-de-estado.ts';

const con = (columnas: Partial<ColumnasDeEstado>, resto: Partial<MapeoDeEstado> = {}): MapeoDeEstado => ({
  filaDeEncabezado: 1,
  columnas: { fecha: 0, texto: 1, ...columnas },
  ...resto,
});

describe('las columnas elegidas', () => {
  it.each([
    ['una con signo', con({ monto: 2 })],
    ['una con su marca', con({ monto: 2, marca: 3 })],
    ['dos', con({ debito: 2, credito: 3, saldo: 4, referencia: 5 })],
    ['una cuyo signo dice el saldo', con({ monto: 2, saldo: 3 }, { signo: 'por-saldo' })],
  ])('%s: pueden ser un estado', (_, mapeo) => {
    expect(fallaDeMapeo(mapeo)).toBeUndefined();
  });

  it.each([
    ['sin monto', con({}), 'Diga en qué columna está el monto, o en cuáles el débito y el crédito.'],
    [
      'de las dos formas',
      con({ monto: 2, debito: 3, credito: 4 }),
      'El monto está en una columna o en dos (débito y crédito), no en ambas formas.',
    ],
    ['solo el débito', con({ debito: 2 }), 'Diga en qué columna está el débito y en cuál el crédito.'],
    [
      'una marca que no marca nada',
      con({ debito: 2, credito: 3, marca: 4 }),
      'La columna que dice débito o crédito solo va con una columna de monto.',
    ],
    [
      'el signo de un saldo que no hay',
      con({ monto: 2 }, { signo: 'por-saldo' }),
      'Para deducir el signo hace falta la columna del saldo.',
    ],
    ['la misma dos veces', con({ monto: 1 }), 'La misma columna está elegida dos veces.'],
  ])('%s: no, y se dice por qué', (_, mapeo, falla) => {
    expect(fallaDeMapeo(mapeo)).toBe(falla);
  });
});
