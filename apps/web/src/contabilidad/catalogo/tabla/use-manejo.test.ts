import { describe, expect, test } from 'vitest';
import { crearArbol, filasVisibles, TODO_EXPANDIDO } from '../arbol.ts';
import { cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { indiceActivo, ramaDe } from './use-manejo.ts';

// 0: ▾ 1   1: ▾ 101   2: · 1011   3: ▸ 102   4: · 3
const arbol = crearArbol(
  cuentasDe(`
    1 M ACTIVO
    101 M DISPONIBILIDADES
    1011 D Caja
    102 M INVERSIONES
    1021 D Bonos
    3 D PASIVO`),
);
const { filas } = filasVisibles(arbol, { ...TODO_EXPANDIDO, alternadas: new Set(['102']) }, {});

test('cada fila sabe si se abre y cuál la contiene', () => {
  const rama = (expandible: boolean, expandida: boolean, padre: number | undefined) => ({
    expandable: expandible,
    expanded: expandida,
    parent: padre,
  });
  expect(filas.map((_, indice) => ramaDe(filas, indice))).toEqual([
    rama(true, true, undefined),
    rama(true, true, 0),
    rama(false, false, 1),
    rama(true, false, 0),
    rama(false, false, undefined),
  ]);
  expect(ramaDe([], 0)).toEqual(rama(false, false, undefined));
});

describe('quién tiene el teclado', () => {
  test.each([
    ['la recordada', '102', 3],
    ['nadie todavía: la primera', undefined, 0],
    ['la que se plegó: la que la contiene', '1021', 3],
    ['la que se eliminó: la anterior', '1012', 2],
    ['anterior a todas: la primera', '0', 0],
  ])('%s', (_, id, esperado) => expect(indiceActivo(filas, id)).toBe(esperado));
});
