import type { FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { describe, expect, test } from 'vitest';
import { filasVisibles } from './arbol.ts';
import { enlaceDe } from './enlace.ts';
import { type Celda, ordenDe } from './teclado.ts';

const fila = (clave: string, padre: string | null = null): FilaDeEstado => ({
  clave,
  clase: 'cuenta',
  idCuenta: clave,
  texto: clave,
  nivel: clave.length,
  padre,
  esFinal: false,
  valores: [0, 0],
  suma: [],
  enlace: { cuenta: clave },
});
const filas = [fila('1'), fila('101', '1'), fila('1011', '101'), fila('102', '1'), fila('3')];
const claves = (contraidas: readonly string[]) =>
  filasVisibles(filas, new Set(contraidas)).map(({ fila: { clave } }) => clave);

describe('lo que se ve', () => {
  test('contraer una oculta todo lo que depende de ella, y nada más', () => {
    expect(claves([])).toEqual(['1', '101', '1011', '102', '3']);
    expect(claves(['101'])).toEqual(['1', '101', '102', '3']);
    expect(claves(['1'])).toEqual(['1', '3']);
  });

  test('solo se abre y se cierra la que tiene algo dentro', () => {
    expect(
      filasVisibles(filas, new Set(['101'])).map(({ expandible, expandida }) => [expandible, expandida]),
    ).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });
});

describe('el teclado', () => {
  const cuadro = { filas: filasVisibles(filas, new Set(['101'])), columnas: 2, pagina: 10 };
  const ir = (filaDestino: number, columna: number) => ({
    tipo: 'ir',
    celda: { fila: filaDestino, columna },
  });

  test.each<[string, Celda, ReturnType<typeof ordenDe>]>([
    ['ArrowDown', { fila: 0, columna: 2 }, { tipo: 'ir', celda: { fila: 1, columna: 2 } }],
    ['ArrowUp', { fila: 0, columna: 0 }, { tipo: 'ir', celda: { fila: 0, columna: 0 } }],
    ['ArrowRight', { fila: 1, columna: 0 }, { tipo: 'alternar' }],
    ['ArrowRight', { fila: 2, columna: 0 }, { tipo: 'ir', celda: { fila: 2, columna: 1 } }],
    ['ArrowLeft', { fila: 0, columna: 0 }, { tipo: 'alternar' }],
    ['ArrowLeft', { fila: 0, columna: 1 }, { tipo: 'ir', celda: { fila: 0, columna: 0 } }],
    ['Enter', { fila: 0, columna: 0 }, { tipo: 'alternar' }],
    ['Enter', { fila: 0, columna: 1 }, undefined],
    ['a', { fila: 0, columna: 0 }, undefined],
  ])('%s en %o', (tecla, celda, orden) => {
    expect(ordenDe(tecla, celda, cuadro)).toEqual(orden);
  });

  test('una página no se sale de la tabla', () => {
    expect(ordenDe('PageDown', { fila: 1, columna: 1 }, cuadro)).toEqual(ir(3, 1));
    expect(ordenDe('Home', { fila: 3, columna: 2 }, cuadro)).toEqual(ir(0, 0));
  });
});

describe('a dónde lleva una cifra', () => {
  const columna = { enlace: { desde: '2026-01-01', hasta: '2026-10-31' } };

  test('a los movimientos de su cuenta, con sus fechas y la agencia que se eligió', () => {
    expect(enlaceDe({ enlace: { cuenta: '101' } }, columna, undefined)).toBe(
      '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-01-01&hasta=2026-10-31',
    );
    expect(enlaceDe({ enlace: { cuenta: '101' } }, columna, '02')).toMatch(/&agencia=02$/);
  });

  test('la agencia de la columna pesa más; sin cuenta o sin rango no lleva a ningún lado', () => {
    const deAgencia = { enlace: { ...columna.enlace, agencia: '03' } };
    expect(enlaceDe({ enlace: { cuenta: '101' } }, deAgencia, undefined)).toMatch(/&agencia=03$/);
    expect(enlaceDe({ enlace: null }, columna, undefined)).toBeUndefined();
    expect(enlaceDe({ enlace: { cuenta: '101' } }, { enlace: null }, undefined)).toBeUndefined();
    expect(enlaceDe({ enlace: {} }, columna, undefined)).toBeUndefined();
  });
});
