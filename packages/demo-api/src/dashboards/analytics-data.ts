// The visits of an invented site. Everything follows from its visitors of each day, so that no figure contradicts another:
// who visits comes at least once, every visit sees a page, and not every one converts.
import { chance } from '../seeds.ts';
import type { World } from '../world.ts';
import type {
  AnalyticsDashboard,
  AnalyticsRange,
  Counted,
  Distribution,
  PointSeries,
} from './analytics-types.ts';
import { agesOf, dayOfAge } from './days.ts';
import { shares, sum } from './shares.ts';

const DAYS: Readonly<Record<AnalyticsRange, number>> = { '30-days': 30, '3-months': 91, '9-months': 274 };
const YEAR = 365;

export function analyticsOf(world: World, range: AnalyticsRange): AnalyticsDashboard {
  const ages = agesOf(DAYS[range]);
  const uniqueVisitors = Math.round(sum(ages.map(visitors)) * UNIQUE);
  const distribution = (of: string, weights: Readonly<Record<string, number>>): Distribution => ({
    uniqueVisitors,
    series: shares(100, blurred(`${of}/${range}`, Object.values(weights))),
    labels: Object.keys(weights),
  });
  return {
    visitors: {
      series: {
        'this-year': [points(world, 'visitors', agesOf(YEAR), visitors)],
        'last-year': [points(world, 'visitors', agesOf(YEAR, YEAR), visitors)],
      },
    },
    conversions: counted(world, 'conversions', ages, conversions),
    impressions: counted(world, 'impressions', ages, impressions),
    visits: counted(world, 'visits', ages, visits),
    visitorsVsPageViews: againstPageViews(world, ages),
    newVsReturning: distribution('newVsReturning', { new: 71, returning: 29 }),
    gender: distribution('gender', { female: 54, male: 46 }),
    age: distribution('age', { 'under-30': 34, '30-to-50': 45, 'over-50': 21 }),
    language: distribution('language', { spanish: 68, english: 17, kiche: 9, other: 6 }),
  };
}

/** The part of those who came in a range that had not come already. */
const UNIQUE = 0.62;

/** It grows, slackens at weekends, and no day is like another. */
function visitors(age: number): number {
  const growth = 1_900 - age * 1.1;
  const season = 1 + 0.09 * Math.sin(age / 29);
  const weekend = age % 7 === 3 || age % 7 === 4 ? 0.74 : 1;
  return Math.round(growth * season * weekend * (0.9 + 0.2 * noise('visitors', age)));
}

const visits = (age: number): number => Math.round(visitors(age) * (1.18 + 0.2 * noise('visits', age)));
const pageViews = (age: number): number => Math.round(visits(age) * (1.9 + 0.5 * noise('pages', age)));
const impressions = (age: number): number =>
  Math.round(visits(age) * (6.5 + 1.5 * noise('impressions', age)));
const conversions = (age: number): number =>
  Math.round(visits(age) * (0.03 + 0.015 * noise('conversions', age)));

const noise = (of: string, age: number): number => chance(`analytics/${of}/${age}`)();

function counted(world: World, name: string, ages: readonly number[], of: (age: number) => number): Counted {
  const data = ages.map(of);
  const before = ages.map((age) => of(age + ages.length));
  return {
    amount: sum(data),
    labels: ages.map((age) => dayOfAge(world, age)),
    series: [
      { name, data },
      { name: 'before', data: before },
    ],
  };
}

function points(
  world: World,
  name: string,
  ages: readonly number[],
  of: (age: number) => number,
): PointSeries {
  return { name, data: ages.map((age) => ({ x: dayOfAge(world, age), y: of(age) })) };
}

function againstPageViews(world: World, ages: readonly number[]): AnalyticsDashboard['visitorsVsPageViews'] {
  const third = Math.floor(ages.length / 3);
  const averageRatio = ratio(ages);
  const trend = ratio(ages.slice(-third)) - ratio(ages.slice(0, third));
  return {
    overallScore: Math.round((100 * sum(ages.map(pageViews))) / sum(ages.map(visitors))),
    averageRatio: oneDecimal(averageRatio),
    predictedRatio: oneDecimal(averageRatio + trend),
    series: [points(world, 'page-views', ages, pageViews), points(world, 'visitors', ages, visitors)],
  };
}

const ratio = (ages: readonly number[]): number => (100 * sum(ages.map(visitors))) / sum(ages.map(pageViews));
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The same proportions, never exactly. */
function blurred(of: string, weights: readonly number[]): number[] {
  const next = chance(`analytics/${of}`);
  return weights.map((weight) => weight * (0.93 + 0.14 * next()));
}
