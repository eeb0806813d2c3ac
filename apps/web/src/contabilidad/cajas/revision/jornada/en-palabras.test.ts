import { CERO, centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { enPalabras } from './en-palabras.ts';

const dicha = (diferencia: number | null, alAbrir: number | null, descuadre: number) =>
  enPalabras({
    descuadre: centavos(descuadre),
    diferencia: diferencia === null ? null : centavos(diferencia),
    diferenciaDeApertura: alAbrir === null ? null : centavos(alAbrir),
    tolerancia: centavos(1_000),
  }).replaceAll('\u00a0', ' ');

it('sin contar dice lo que hubo al abrir, cada cosa separada de la otra', () => {
  expect(dicha(null, -4_000, 4_000)).toBe('Al abrir, faltante de Q 40.00 · Pasa de la tolerancia de Q 10.00');
  expect(dicha(null, CERO, 0)).toBe('Tolerancia de Q 10.00');
});

it('contada dice la diferencia primero', () => {
  expect(dicha(-3_500, 0, 3_500)).toBe('Faltante de Q 35.00 · Pasa de la tolerancia de Q 10.00');
  expect(dicha(0, 0, 0)).toBe('Cuadra · Tolerancia de Q 10.00');
  expect(dicha(500, 200, 700)).toBe(
    'Sobrante de Q 5.00 · Al abrir, sobrante de Q 2.00 · Tolerancia de Q 10.00',
  );
});

it('lo que sobra de un medio y falta de otro no cuadra, aunque sume cero', () => {
  expect(dicha(0, 0, 2_000)).toBe('Sobra y falta lo mismo · Pasa de la tolerancia de Q 10.00');
});
