import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, clampDay, weekday, weeksOf } from './month-days.ts';

describe('las semanas de un mes', () => {
  it('noviembre de 2026 empieza en domingo: seis semanas, de lunes a domingo', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  });

  it('febrero de 2027 empieza en lunes y cabe en cuatro', () => {
    expect(weeksOf('2027-02').flat()).toHaveLength(28);
  });

  it('tienen todos los días del mes, una vez, y ninguna es solo de otros meses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((day) => day.startsWith(month));
        expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(new Set(weeks.flat()).size).toBe(weeks.length * 7);
        for (const week of weeks) {
          expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
          expect(week.some((day) => day.startsWith(month))).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s y %i meses: %s', (day, months, there) => {
  expect(addMonths(day, months)).toBe(there);
});

it('ningún día sale de 1900 a 2100', () => {
  expect([clampDay('1899-12-31'), clampDay('2026-11-15'), clampDay('2101-01-01')]).toEqual([
    '1900-01-01',
    '2026-11-15',
    '2100-12-31',
  ]);
});
