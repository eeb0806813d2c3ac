import { expect, test } from 'vitest';
import { leerNumeros } from './numeros-de-partida.ts';

test.each([
  ['', []],
  ['12', [12]],
  ['40, 12;41  12', [12, 40, 41]],
  [' 7 ,', [7]],
])('«%s»', (texto, numeros) => expect(leerNumeros(texto)).toEqual(numeros));

test.each(['doce', '0', '-1', '1.5', '1234567890'])('«%s» no son números de partida', (texto) => {
  expect(leerNumeros(texto)).toBeUndefined();
});
