import { expect, it } from 'vitest';
import { siguienteCodigo } from './siguiente-codigo.ts';

it('el siguiente código libre de agencia', () => {
  expect(siguienteCodigo([])).toBe('01');
  expect(siguienteCodigo(['01', '02', '03'])).toBe('04');
  expect(siguienteCodigo(['02', '01', '04'])).toBe('03');
  expect(
    siguienteCodigo(Array.from({ length: 99 }, (_, indice) => String(indice + 1).padStart(2, '0'))),
  ).toBe('');
});
