import { expect, test } from 'vitest';
import { anioDeConstancias, aniosPorElegir, mesAnterior } from './dias-de-isr.ts';

test('el mes que se ofrece es el anterior, también en enero', () => {
  expect(mesAnterior('2026-11-16')).toEqual({ anio: 2026, mes: 10 });
  expect(mesAnterior('2027-01-05')).toEqual({ anio: 2026, mes: 12 });
});

test('hasta marzo se piden las constancias del año anterior', () => {
  expect([anioDeConstancias('2027-03-31'), anioDeConstancias('2027-04-01')]).toEqual([2026, 2027]);
});

test('un año que viene en la dirección está entre los que se eligen', () => {
  expect(aniosPorElegir('2026-11-16', 2026)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  expect(aniosPorElegir('2026-11-16', 2010).at(-1)).toBe(2010);
  expect(aniosPorElegir('2026-11-16', 2030)[0]).toBe(2030);
});
