import { expect, it } from 'vitest';
import { within } from './price-range.ts';

const day = (number: number) => ({ x: new Date(Date.UTC(2026, 0, number)).toISOString(), y: number });

it('corta la serie a los días pedidos, contados desde el último punto', () => {
  const points = Array.from({ length: 60 }, (_, index) => day(index + 1));
  expect(within(points, 'week').map(({ y }) => y)).toEqual([53, 54, 55, 56, 57, 58, 59, 60]);
  expect(within(points, 'month')).toHaveLength(31);
  expect(within(points, 'quarter')).toHaveLength(60);
  expect(within([], 'week')).toEqual([]);
});
