import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { cifrasMasLargas } from './ancho-de-cifras.ts';

const fila = (libro: number | null, diferencia: number | null = null) => ({
  libro: libro === null ? null : centavos(libro),
  contado: null,
  diferencia: diferencia === null ? null : centavos(diferencia),
});

it('sin cifras no pide lugar', () => {
  expect(cifrasMasLargas([])).toBe(0);
  expect(cifrasMasLargas([fila(null)])).toBe(0);
});

it('la más larga dice el ancho: 123,456,789.00 son catorce', () => {
  expect(cifrasMasLargas([fila(1_000), fila(12_345_678_900), fila(99)])).toBe(14);
});

it('una diferencia lleva además su signo y su señal: 1,265,242.35 son doce y tres', () => {
  expect(cifrasMasLargas([fila(1_000, 126_524_235)])).toBe(15);
});
