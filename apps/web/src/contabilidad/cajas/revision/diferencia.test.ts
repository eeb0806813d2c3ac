import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { decirDiferencia, diferenciaEnOracion, escribirDiferencia, tonoDeDiferencia } from './diferencia.ts';

it.each([
  [12_50, '+12.50', 'Sobrante de Q\u00a012.50'],
  [-12_50, '(12.50)', 'Faltante de Q\u00a012.50'],
  [-1_234_56, '(1,234.56)', 'Faltante de Q\u00a01,234.56'],
  [0, '0.00', 'Cuadra'],
])('%i centavos se escriben %s y se dicen %s', (monto, cifra, palabras) => {
  expect(escribirDiferencia(centavos(monto))).toBe(cifra);
  expect(decirDiferencia(centavos(monto))).toBe(palabras);
});

it('dentro de una oración empieza con minúscula y conserva su moneda', () => {
  expect(diferenciaEnOracion(centavos(-12_50))).toBe('faltante de Q\u00a012.50');
  expect(diferenciaEnOracion(centavos(0))).toBe('cuadra');
});

it.each([
  [0, false, 'exacta'],
  [12_50, false, 'por-ver'],
  [-12_50, false, 'por-ver'],
  [12_51, true, 'grave'],
  [-12_51, true, 'grave'],
  // A sobrante when it was opened and a faltante of the same amount when it was closed: nothing in all, and two things.
  [0, true, 'grave'],
] as const)('%i centavos, excede %s: %s', (monto, excede, tono) => {
  expect(tonoDeDiferencia(centavos(monto), excede)).toBe(tono);
});
