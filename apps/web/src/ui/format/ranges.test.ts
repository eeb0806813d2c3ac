import { expect, test } from 'vitest';
import { dayBefore, lastMonth, monthOf, thisMonth, thisYear } from './ranges.ts';

test('este mes llega hasta su último día, también en febrero bisiesto', () => {
  expect(thisMonth('2026-11-15')).toEqual({ desde: '2026-11-01', hasta: '2026-11-30' });
  expect(monthOf('2028-02')).toEqual({ desde: '2028-02-01', hasta: '2028-02-29' });
});

test('en enero, el mes pasado es diciembre del año anterior', () => {
  expect(lastMonth('2026-01-10')).toEqual({ desde: '2025-12-01', hasta: '2025-12-31' });
  expect(lastMonth('2026-03-31')).toEqual({ desde: '2026-02-01', hasta: '2026-02-28' });
});

test('este año, entero', () => {
  expect(thisYear('2026-11-15')).toEqual({ desde: '2026-01-01', hasta: '2026-12-31' });
});

test('el día anterior cruza meses y años', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});
