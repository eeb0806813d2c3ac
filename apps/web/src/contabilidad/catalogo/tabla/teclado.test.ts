import { describe, expect, test } from 'vitest';
import { crearArbol, filasVisibles, TODO_EXPANDIDO } from '../arbol.ts';
import { cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { indiceActivo, ordenDe } from './teclado.ts';

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

const desde = (indice: number, tecla: string) => ordenDe(tecla, { filas, indice, pagina: 3 });
const ir = (indice: number) => ({ tipo: 'ir', indice });

describe('las teclas del árbol', () => {
  test.each([
    ['abajo', 0, 'ArrowDown', ir(1)],
    ['abajo en la última se queda', 4, 'ArrowDown', ir(4)],
    ['arriba', 2, 'ArrowUp', ir(1)],
    ['arriba en la primera se queda', 0, 'ArrowUp', ir(0)],
    ['inicio', 3, 'Home', ir(0)],
    ['fin', 1, 'End', ir(4)],
    ['página abajo', 0, 'PageDown', ir(3)],
    ['página abajo no se pasa', 3, 'PageDown', ir(4)],
    ['página arriba no se pasa', 1, 'PageUp', ir(0)],
    ['derecha abre la cerrada', 3, 'ArrowRight', { tipo: 'alternar', id: '102' }],
    ['derecha entra en la abierta', 0, 'ArrowRight', ir(1)],
    ['derecha en una sin subcuentas se queda', 2, 'ArrowRight', ir(2)],
    ['izquierda cierra la abierta', 1, 'ArrowLeft', { tipo: 'alternar', id: '101' }],
    ['izquierda en la cerrada va a la de mayor', 3, 'ArrowLeft', ir(0)],
    ['izquierda en una sin subcuentas va a la de mayor', 2, 'ArrowLeft', ir(1)],
    ['izquierda en una clase cerrada se queda', 4, 'ArrowLeft', ir(4)],
    ['enter abre el panel', 2, 'Enter', { tipo: 'abrir', id: '1011' }],
    ['las demás son del navegador', 2, 'Tab', undefined],
  ] as const)('%s', (_, indice, tecla, esperada) => expect(desde(indice, tecla)).toEqual(esperada));

  test('sin filas no hay órdenes', () => {
    expect(ordenDe('ArrowDown', { filas: [], indice: 0, pagina: 3 })).toBeUndefined();
  });
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
