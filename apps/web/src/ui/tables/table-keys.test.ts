import { describe, expect, test } from 'vitest';
import { commandOf, type PressedKey, type TableBranch, type TableShape } from './table-keys.ts';

const tecla = (key: string, con: Partial<PressedKey> = {}): PressedKey => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...con,
});
const ir = (fila: number, { columna = 0, eligiendo = false } = {}) => ({
  kind: 'ir',
  place: { row: fila, column: columna },
  choosing: eligiendo,
});
const enFila = (forma: TableShape) => (fila: number, key: string, con?: Partial<PressedKey>) =>
  commandOf(tecla(key, con), { row: fila, column: 0 }, forma);

describe('las teclas de cualquier tabla', () => {
  const desde = enFila({ count: 10, page: 20 });

  test('no salen de la tabla, y las demás son del navegador', () => {
    expect(
      ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((key) => desde(1, key)),
    ).toEqual([ir(2), ir(0), ir(9), ir(0), ir(0), ir(9), undefined]);
    expect(enFila({ count: 0, page: 20 })(0, 'End')).toBeUndefined();
  });

  test('enter abre', () => expect(desde(3, 'Enter')).toEqual({ kind: 'abrir' }));

  test('donde no se elige ni se abren ramas, espacio, escape, los lados y las mayúsculas son del navegador', () => {
    expect([' ', 'Escape', 'ArrowRight', 'ArrowLeft'].map((key) => desde(3, key))).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(desde(3, 'ArrowDown', { shiftKey: true })).toBeUndefined();
    expect(desde(3, 'a', { ctrlKey: true })).toBeUndefined();
  });
});

describe('donde se eligen filas', () => {
  const desde = enFila({ count: 10, page: 4, isChoosable: true });

  test.each([
    ['abajo', 0, 'ArrowDown', ir(1)],
    ['abajo en la última se queda', 9, 'ArrowDown', ir(9)],
    ['arriba en la primera se queda', 0, 'ArrowUp', ir(0)],
    ['página abajo no se pasa', 8, 'PageDown', ir(9)],
    ['página arriba', 6, 'PageUp', ir(2)],
    ['inicio', 6, 'Home', ir(0)],
    ['fin', 1, 'End', ir(9)],
    ['enter abre', 3, 'Enter', { kind: 'abrir' }],
    ['espacio elige', 3, ' ', { kind: 'marcar' }],
    ['escape deja de elegir', 3, 'Escape', { kind: 'desmarcar' }],
    ['las demás son del navegador', 3, 'Tab', undefined],
  ])('%s', (_, fila, key, orden) => expect(desde(fila, key)).toEqual(orden));

  test('con mayúsculas las flechas eligen al pasar; con control, todas', () => {
    expect(desde(2, 'ArrowDown', { shiftKey: true })).toEqual(ir(3, { eligiendo: true }));
    expect(desde(2, 'a', { ctrlKey: true })).toEqual({ kind: 'marcar-todas' });
    expect(desde(2, 'a', { metaKey: true })).toEqual({ kind: 'marcar-todas' });
    expect(desde(2, 'c', { ctrlKey: true })).toBeUndefined();
    expect(desde(2, 'ArrowDown', { altKey: true })).toBeUndefined();
  });

  test('sin filas no hay órdenes', () => {
    expect(enFila({ count: 0, page: 4, isChoosable: true })(0, 'ArrowDown')).toBeUndefined();
  });
});

// 0: ▾ 1   1: ▾ 101   2: · 1011   3: ▸ 102   4: · 3
const RAMAS: readonly TableBranch[] = [
  { expandable: true, expanded: true, parent: undefined },
  { expandable: true, expanded: true, parent: 0 },
  { expandable: false, expanded: false, parent: 1 },
  { expandable: true, expanded: false, parent: 0 },
  { expandable: false, expanded: false, parent: undefined },
];
const SIN_RAMA: TableBranch = { expandable: false, expanded: false, parent: undefined };
const arbol = { count: RAMAS.length, page: 3, branchOf: (fila: number) => RAMAS[fila] ?? SIN_RAMA };

describe('donde unas filas contienen a otras', () => {
  const desde = enFila(arbol);

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
    ['derecha abre la cerrada', 3, 'ArrowRight', { kind: 'alternar' }],
    ['derecha entra en la abierta', 0, 'ArrowRight', ir(1)],
    ['derecha en una sin subcuentas se queda', 2, 'ArrowRight', ir(2)],
    ['izquierda cierra la abierta', 1, 'ArrowLeft', { kind: 'alternar' }],
    ['izquierda en la cerrada va a la de mayor', 3, 'ArrowLeft', ir(0)],
    ['izquierda en una sin subcuentas va a la de mayor', 2, 'ArrowLeft', ir(1)],
    ['izquierda en una clase cerrada se queda', 4, 'ArrowLeft', ir(4)],
    ['enter abre el panel', 2, 'Enter', { kind: 'abrir' }],
    ['las demás son del navegador', 2, 'Tab', undefined],
  ] as const)('%s', (_, fila, key, esperada) => expect(desde(fila, key)).toEqual(esperada));

  test('sin filas no hay órdenes', () => {
    expect(enFila({ ...arbol, count: 0 })(0, 'ArrowDown')).toBeUndefined();
  });
});

describe('donde el teclado va por celdas', () => {
  const desde = (fila: number, columna: number, key: string) =>
    commandOf(tecla(key), { row: fila, column: columna }, { ...arbol, page: 10, columns: 2 });

  test.each([
    ['abajo sigue en su columna', 0, 2, 'ArrowDown', ir(1, { columna: 2 })],
    ['arriba en la primera se queda', 0, 0, 'ArrowUp', ir(0)],
    ['derecha en el nombre de una cerrada la abre', 3, 0, 'ArrowRight', { kind: 'alternar' }],
    ['derecha en el nombre de una abierta va a sus cifras', 0, 0, 'ArrowRight', ir(0, { columna: 1 })],
    ['derecha en un nombre sin rama va a sus cifras', 2, 0, 'ArrowRight', ir(2, { columna: 1 })],
    ['derecha en la última cifra se queda', 0, 2, 'ArrowRight', ir(0, { columna: 2 })],
    ['izquierda en el nombre de una abierta la cierra', 0, 0, 'ArrowLeft', { kind: 'alternar' }],
    ['izquierda en una cifra', 0, 1, 'ArrowLeft', ir(0)],
    ['izquierda en el nombre de una cerrada va a la que la contiene', 3, 0, 'ArrowLeft', ir(0)],
    ['enter en el nombre abre y cierra', 0, 0, 'Enter', { kind: 'alternar' }],
    ['espacio en el nombre, también', 0, 0, ' ', { kind: 'alternar' }],
    ['enter en un nombre sin rama, nada', 2, 0, 'Enter', undefined],
    ['enter en una cifra es de su enlace', 0, 1, 'Enter', undefined],
    ['página abajo no se pasa', 1, 1, 'PageDown', ir(4, { columna: 1 })],
    ['inicio va al primer nombre', 3, 2, 'Home', ir(0)],
    ['fin sigue en su columna', 1, 2, 'End', ir(4, { columna: 2 })],
    ['las demás son del navegador', 0, 0, 'a', undefined],
  ])('%s', (_, fila, columna, key, orden) => expect(desde(fila, columna, key)).toEqual(orden));
});
