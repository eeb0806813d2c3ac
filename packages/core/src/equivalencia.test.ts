import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claveDeEquivalencia } from './equivalencia.ts';

test('what a person reads as the same account is the same key', () => {
  for (const escrita of ['Caja General', ' caja  general ', 'CAJA GENERAL', 'Caja\tGeneral', 'cajá general'])
    expect(claveDeEquivalencia(escrita)).toBe('caja general');
  expect(claveDeEquivalencia('Activo : Caja')).toBe(claveDeEquivalencia('activo:caja'));
});

test('codes keep what tells them apart', () => {
  expect(claveDeEquivalencia('1.1.01')).not.toBe(claveDeEquivalencia('1.10.1'));
  expect(claveDeEquivalencia('1-1')).not.toBe(claveDeEquivalencia('11'));
  expect(claveDeEquivalencia('Año')).toBe('ano');
});

test('the key of a key is itself, and the spaces around do not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (escrita) => {
      const clave = claveDeEquivalencia(escrita);
      expect(claveDeEquivalencia(clave)).toBe(clave);
      expect(claveDeEquivalencia(` ${escrita}\t`)).toBe(clave);
    }),
  );
});
