import { expect, test } from 'vitest';
import { queEspera, quienResolvio } from './en-palabras.ts';

test.each([
  [null, 'La aprobación de otro administrador'],
  ['2026-11-17T15:00:00.000Z', 'Vale desde el 17/11/2026 09:00 si nadie lo detiene'],
])('lo que espera', (efectivoEn, frase) => expect(queEspera({ efectivoEn })).toBe(frase));

test('quién lo resolvió, o qué', () => {
  const ana = { id: '00000000-0000-4000-8000-000000000000', nombre: 'Ana' };
  expect(quienResolvio({ resueltoPor: ana, estado: 'aplicado' })).toBe('Ana');
  expect(quienResolvio({ resueltoPor: null, estado: 'aplicado' })).toBe('Al cumplirse la espera');
  expect(quienResolvio({ resueltoPor: null, estado: 'caduco' })).toBe('Ya no era posible');
});
