import type { FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import { filasVisibles, ramaDe } from './arbol.ts';
import { destinoDe, enlaceDeParte } from './enlace.ts';

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
  sinCierre: [],
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

test('cada renglón sabe si se abre y cuál lo contiene', () => {
  const visibles = filasVisibles(filas, new Set(['101']));
  expect(visibles.map((_, indice) => ramaDe(visibles, indice))).toEqual([
    { expandable: true, expanded: true, parent: undefined },
    { expandable: true, expanded: false, parent: 0 },
    { expandable: false, expanded: false, parent: 0 },
    { expandable: false, expanded: false, parent: undefined },
  ]);
});

describe('a dónde lleva una cifra', () => {
  const enlace = { desde: '2026-01-01', hasta: '2026-10-31' };
  const columna = { clave: 'acumulado', clase: 'monto', enlace } as const;
  const suya = { ...fila('101'), valores: [500, 0] };
  const movimientos = (consulta: string) => ({
    tipo: 'movimientos',
    enlace: `/contabilidad/movimientos-cuentas?${consulta}`,
  });
  const partes = { tipo: 'partes', cifra: '101@acumulado' };

  test('a los movimientos de su cuenta, con sus fechas y la agencia que se eligió', () => {
    const fechas = 'cuenta=101&desde=2026-01-01&hasta=2026-10-31';
    expect(destinoDe(suya, columna, 0, undefined)).toEqual(movimientos(fechas));
    expect(destinoDe(suya, columna, 0, '02')).toEqual(movimientos(`agencia=02&${fechas}`));
  });

  test('la agencia de la columna pesa más', () => {
    const deAgencia = { ...columna, enlace: { ...enlace, agencia: '03' } };
    expect(destinoDe(suya, deAgencia, 0, '02')).toMatchObject({
      enlace: expect.stringContaining('agencia=03'),
    });
  });

  test('a sus partes cuando no la explican las líneas de una sola cuenta en un solo rango, o sin el cierre', () => {
    expect(destinoDe({ ...suya, enlace: null }, columna, 0, undefined)).toEqual(partes);
    expect(destinoDe(suya, { ...columna, enlace: null }, 0, undefined)).toEqual(partes);
    expect(destinoDe({ ...suya, sinCierre: [0] }, columna, 0, undefined)).toEqual(partes);
  });

  test('a ningún lado un guion, ni un porcentaje', () => {
    expect(destinoDe(suya, columna, 1, undefined)).toBeUndefined();
    expect(destinoDe(suya, { ...columna, clase: 'porcentaje' }, 0, undefined)).toBeUndefined();
  });

  test('de una parte, a los movimientos de su cuenta', () => {
    const parte = { idCuenta: '603102', que: 'movimiento', valor: centavos(1), ...enlace } as const;
    expect(enlaceDeParte(parte, '02')).toBe(
      '/contabilidad/movimientos-cuentas?cuenta=603102&desde=2026-01-01&hasta=2026-10-31&agencia=02',
    );
    expect(enlaceDeParte({ ...parte, partidas: 'sin-cierre' }, undefined)).toBe(
      '/contabilidad/movimientos-cuentas?cuenta=603102&desde=2026-01-01&hasta=2026-10-31&partidas=sin-cierre',
    );
    expect(enlaceDeParte({ ...parte, que: 'inicial' }, undefined)).toBe(
      '/contabilidad/movimientos-cuentas?cuenta=603102&desde=2025-01-01&hasta=2025-12-31',
    );
  });
});
