import { describe, expect, test } from 'vitest';
import { indiceActivo, ordenDe, type Tecla } from './teclado.ts';

const tecla = (key: string, con: Partial<Tecla> = {}): Tecla => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...con,
});
const desde = (indice: number, key: string, con: Partial<Tecla> = {}) =>
  ordenDe(tecla(key, con), { cuantas: 10, indice, pagina: 4 });
const ir = (indice: number, eligiendo = false) => ({ tipo: 'ir', indice, eligiendo });

describe('las teclas de la lista', () => {
  test.each([
    ['abajo', 0, 'ArrowDown', ir(1)],
    ['abajo en la última se queda', 9, 'ArrowDown', ir(9)],
    ['arriba en la primera se queda', 0, 'ArrowUp', ir(0)],
    ['página abajo no se pasa', 8, 'PageDown', ir(9)],
    ['página arriba', 6, 'PageUp', ir(2)],
    ['inicio', 6, 'Home', ir(0)],
    ['fin', 1, 'End', ir(9)],
    ['enter abre', 3, 'Enter', { tipo: 'abrir' }],
    ['espacio elige', 3, ' ', { tipo: 'marcar' }],
    ['escape deja de elegir', 3, 'Escape', { tipo: 'desmarcar' }],
    ['las demás son del navegador', 3, 'Tab', undefined],
  ])('%s', (_, indice, key, orden) => expect(desde(indice, key)).toEqual(orden));

  test('con mayúsculas las flechas eligen al pasar; con control, todas', () => {
    expect(desde(2, 'ArrowDown', { shiftKey: true })).toEqual(ir(3, true));
    expect(desde(2, 'a', { ctrlKey: true })).toEqual({ tipo: 'marcar-todas' });
    expect(desde(2, 'a', { metaKey: true })).toEqual({ tipo: 'marcar-todas' });
    expect(desde(2, 'c', { ctrlKey: true })).toBeUndefined();
    expect(desde(2, 'ArrowDown', { altKey: true })).toBeUndefined();
  });

  test('sin filas no hay órdenes', () => {
    expect(ordenDe(tecla('ArrowDown'), { cuantas: 0, indice: 0, pagina: 4 })).toBeUndefined();
  });
});

describe('quién tiene el teclado', () => {
  const filas = ['a', 'b', 'c'].map((id) => ({ partida: { id } }));
  test.each([
    ['la recordada, aunque llegaran otras antes', { id: 'c', indice: 0 }, 2],
    ['la que se fue: la que ocupa su lugar', { id: 'x', indice: 1 }, 1],
    ['la última se fue: la que quedó de última', { id: 'x', indice: 7 }, 2],
    ['nadie todavía: la primera', { id: undefined, indice: 0 }, 0],
  ])('%s', (_, recordada, indice) => expect(indiceActivo(filas, recordada)).toBe(indice));
});
