import { expect, test } from 'vitest';
import { rowsPerPage } from './row-window.ts';

test('una página deja a la vista algo de la anterior, y nunca mueve menos de una fila', () => {
  // 900 / 36 = 25 filas: el encabezado y una de la página anterior se quedan; con un pie, otra más.
  expect(rowsPerPage(900, 36, false)).toBe(22);
  expect(rowsPerPage(900, 36, true)).toBe(21);
  expect(rowsPerPage(80, 36, true)).toBe(1);
});
