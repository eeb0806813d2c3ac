import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escribirTasa, leerTasa } from './tasa.ts';

it.each([
  ['7.65', 7_650_000],
  ['7', 7_000_000],
  [' 7.703215 ', 7_703_215],
  ['0.000001', 1],
])('«%s» son %i millonésimas', (texto, tasa) => {
  expect(leerTasa(texto)).toBe(tasa);
});

it.each(['', '.5', '7,65', '7.7032155', '-7', '1e3', '7.6.5'])('«%s» no es una tasa', (texto) => {
  expect(leerTasa(texto)).toBeUndefined();
});

it('lo escrito se lee igual, con dos decimales por lo menos', () => {
  expect(escribirTasa(7_700_000)).toBe('7.70');
  expect(escribirTasa(7_703_210)).toBe('7.70321');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (tasa) => {
      expect(leerTasa(escribirTasa(tasa))).toBe(tasa);
    }),
  );
});
