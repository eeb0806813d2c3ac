import { expect, it } from 'vitest';
import { byDay } from './days.ts';

it('el día es el de Guatemala: las 23:30 de ayer ya son de hoy en Greenwich', () => {
  // Half past eleven at night, and a quarter past midnight, in Guatemala.
  const things = [
    { date: '2026-03-11T06:15:00Z' },
    { date: '2026-03-11T05:30:00Z' },
    { date: '2026-03-08T18:00:00Z' },
  ];
  const days = byDay(things, Date.parse('2026-03-11T18:00:00Z'));
  expect(days.map(({ day, age, things: those }) => [day, age, those.length])).toEqual([
    ['2026-03-11', 0, 1],
    ['2026-03-10', 1, 1],
    ['2026-03-08', 3, 1],
  ]);
});

it('sin nada no hay días', () => expect(byDay([], 0)).toEqual([]));
