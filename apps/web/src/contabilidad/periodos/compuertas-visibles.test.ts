import { expect, test } from 'vitest';
import { explicacionDe } from './compuertas-visibles.ts';

test.each([
  ['lo que está en orden ya lo dice su estado', true, 'En orden.', undefined],
  ['lo que pasa por algo, por qué', true, 'Con saldo, explicado.', 'Con saldo, explicado.'],
  ['lo que falta, qué', false, 'Hay 2 borradores.', 'Hay 2 borradores.'],
])('%s', (_, pasa, motivo, dicho) => {
  expect(explicacionDe({ pasa, motivo, excepcion: null })).toBe(dicho);
});
