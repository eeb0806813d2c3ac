import { expect, test } from 'vitest';
import { tamanoDe } from './tamano.ts';

test.each([
  [0, '1 KB'],
  [512, '1 KB'],
  [46_348, '45 KB'],
  [1_048_576, '1.0 MB'],
  [5_856_016, '5.6 MB'],
])('%i bytes son %s', (bytes, texto) => expect(tamanoDe(bytes)).toBe(texto));
