import { expect, test } from 'vitest';
import { esteAnio, esteMes, mesPasado } from './fechas.ts';

test.each([
  ['2026-11-15', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-10', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
])('los meses alrededor de %s', (hoy, desde, hasta, antesDesde, antesHasta) => {
  expect(esteMes(hoy)).toEqual({ desde, hasta });
  expect(mesPasado(hoy)).toEqual({ desde: antesDesde, hasta: antesHasta });
});

test('el año entero', () => {
  expect(esteAnio('2026-06-01')).toEqual({ desde: '2026-01-01', hasta: '2026-12-31' });
});
