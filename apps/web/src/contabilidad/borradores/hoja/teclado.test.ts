import { describe, expect, test } from 'vitest';
import { type Orden, ordenDe, teclasDe } from './teclado.ts';

const NADA = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ctrlKey: true };
const alt = { altKey: true };
const mayus = { shiftKey: true };

describe('las teclas de la hoja', () => {
  test.each<[string, object, Orden | undefined]>([
    ['Enter', {}, 'entrar'],
    ['Enter', ctrl, undefined],
    ['Tab', mayus, 'tabular-atras'],
    ['ArrowDown', {}, 'abajo'],
    ['ArrowDown', alt, 'bajar'],
    ['ArrowUp', mayus, 'elegir-arriba'],
    ['D', ctrl, 'duplicar'],
    ['d', { metaKey: true }, 'duplicar'],
    ['d', {}, undefined],
    ['Delete', ctrl, 'eliminar'],
    ['Delete', {}, undefined],
    ['z', ctrl, 'deshacer'],
    ['Z', { ...ctrl, ...mayus }, 'rehacer'],
    ['y', ctrl, 'rehacer'],
    ['F6', {}, 'salir'],
    ['F1', {}, 'ayuda'],
    ['5', {}, undefined],
  ])('%s %j', (key, con, esperada) => expect(ordenDe({ ...NADA, key, ...con }, 'medio')).toBe(esperada));

  test('las flechas de lado son del texto hasta su borde', () => {
    const flecha = (key: string, caret: 'todo' | 'inicio' | 'fin' | 'medio') =>
      ordenDe({ ...NADA, key }, caret);
    expect((['todo', 'inicio', 'medio', 'fin'] as const).map((caret) => flecha('ArrowLeft', caret))).toEqual([
      'izquierda',
      'izquierda',
      undefined,
      undefined,
    ]);
    expect(flecha('ArrowRight', 'fin')).toBe('derecha');
    expect(flecha('ArrowRight', 'inicio')).toBeUndefined();
  });

  test('Ctrl+A elige el texto y, si ya está elegido, todas las líneas', () => {
    expect(ordenDe({ ...NADA, ...ctrl, key: 'a' }, 'medio')).toBeUndefined();
    expect(ordenDe({ ...NADA, ...ctrl, key: 'a' }, 'todo')).toBe('elegir-todo');
  });

  test('en una hoja que solo se lee no hay con qué cambiarla', () => {
    const leer = (key: string, con = {}) => ordenDe({ ...NADA, key, ...con }, 'todo', true);
    expect([leer('ArrowDown'), leer('F1')]).toEqual(['abajo', 'ayuda']);
    expect([leer('d', ctrl), leer('Delete', ctrl), leer('Enter'), leer('i', alt)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('la ayuda las llama como están en el teclado', () => {
    expect(teclasDe('entrar')).toEqual(['Intro']);
    expect(teclasDe('eliminar')).toEqual(['Ctrl', 'Supr']);
    expect(teclasDe('tabular-atras')).toEqual(['Mayús', 'Tab']);
    expect(teclasDe('subir')).toEqual(['Alt', '↑']);
    expect(teclasDe('duplicar')).toEqual(['Ctrl', 'D']);
  });
});
