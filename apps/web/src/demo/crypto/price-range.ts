// How far back a price is looked at.
import type { Point } from '@cuadra/demo-api/dashboards/analytics-types';

export const priceRanges = ['week', 'month', 'quarter'] as const;
export type PriceRange = (typeof priceRanges)[number];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<PriceRange, number>> = { week: 7, month: 30, quarter: 90 };

/** Those of so many days until the last one. */
export function within(points: readonly Point[], range: PriceRange): readonly Point[] {
  const from = Date.parse(points.at(-1)?.x ?? '') - DAYS[range] * DAY_MS;
  return points.filter(({ x }) => Date.parse(x) >= from);
}
