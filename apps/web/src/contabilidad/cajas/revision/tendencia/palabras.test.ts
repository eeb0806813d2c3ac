import { expect, it } from 'vitest';
import { tendenciaDePrueba } from '../testing/tendencia-de-prueba.ts';
import { palabrasDeTendencia } from './palabras.ts';

const enPalabras = (montos: readonly number[], racha = 0) =>
  palabrasDeTendencia(tendenciaDePrueba(montos, racha)).map((una) => una.replaceAll('\u00a0', ' '));

it('sin jornadas, y con menos de ocho, no se juzga', () => {
  expect(enPalabras([])).toEqual(['Aún no hay jornadas contadas.']);
  expect(enPalabras([500])).toEqual(['Hay una jornada: con menos de ocho no se calculan límites.']);
  expect(enPalabras([500, -90_000, 0])).toEqual([
    'Hay 3 jornadas: con menos de ocho no se calculan límites.',
  ]);
});

it('dentro de los límites lo dice, con la media y los límites', () => {
  expect(enPalabras([100, -100, 100, -100, 100, -100, 100, -100])).toEqual([
    'Todas dentro de los límites.',
    'Media Q 0.00; límites de (Q 5.32) a Q 5.32.',
  ]);
});

it('dice qué días están fuera y de qué lado, el último primero', () => {
  const dias = Array.from({ length: 20 }, () => 0);
  dias[10] = -50_000;
  // Mean −25.00; ranges of 500.00 twice in nineteen: −25.00 ± 2.66 × 52.6316 = −165.00 and 115.00.
  expect(enPalabras(dias)).toEqual([
    '1 jornada fuera de los límites: 11/01/2026 (faltante de Q 500.00).',
    'Media (Q 25.00); límites de (Q 165.00) a Q 115.00.',
  ]);
});

it('una racha en curso se dice aunque nada esté fuera', () => {
  const [primera] = enPalabras([100, 120, 100, 120, 100, 120, 100, 120, 100], 9);
  expect(primera).toBe('Las últimas 9 jornadas están del mismo lado de la media: no parece casualidad.');
});
