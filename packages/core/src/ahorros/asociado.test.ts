import { expect, test } from 'vitest';
import { ocultarDocumento } from './asociado.ts';

test.each([
  ['1234567890101', '•••• ••••• 0101'],
  ['P-778899', '•••• 8899'],
  ['A12345', '••••'],
  ['A1', '••••'],
])('de %s se muestra %s', (documento, mostrado) => {
  expect(ocultarDocumento(documento)).toBe(mostrado);
});
