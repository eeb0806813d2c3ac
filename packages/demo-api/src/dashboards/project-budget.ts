// What a project spends, day by day, and what is left of each part of its budget.
import { between, chance, seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import { agesOf, dayOfAge } from './days.ts';
import type { BudgetRow, Expenses, ProjectDashboard } from './project-types.ts';
import { shares, sum } from './shares.ts';

const CENTAVOS = 100;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
const YEAR_DAYS = 366;
const MONTHS = 12;

export function expensesOf(world: World, id: string) {
  const daily = (howMany: number): Expenses =>
    expenses(agesOf(howMany).map((age) => [dayOfAge(world, age), spentIn(id, age)]));
  return {
    weeklyExpenses: daily(WEEK_DAYS),
    monthlyExpenses: daily(MONTH_DAYS),
    yearlyExpenses: byMonth(daily(YEAR_DAYS)),
  };
}

function spentIn(id: string, age: number): number {
  const next = chance(`project/${id}/spent/${age}`);
  return between(next, 900, 4_800) * CENTAVOS;
}

function expenses(days: readonly (readonly [day: string, amount: number])[]): Expenses {
  const data = days.map(([, amount]) => amount);
  return { amount: sum(data), labels: days.map(([day]) => day), series: [{ name: 'expenses', data }] };
}

/** The same, a point for each month of the calendar: this one and the eleven before, from their first day. */
function byMonth({ labels, series }: Expenses): Expenses {
  const [daily] = series;
  const months = Map.groupBy(
    labels.map((day, place) => ({ day, amount: daily?.data[place] ?? 0 })),
    ({ day }) => day.slice(0, 'AAAA-MM'.length),
  );
  return expenses(
    [...months.values()]
      .slice(-MONTHS)
      .map((days) => [days[0]?.day ?? '', sum(days.map(({ amount }) => amount))]),
  );
}

/** What each has of the budget, in percent, and how much of that is gone. */
const PARTS = [
  { type: 'concept', share: 12, gone: 0.92 },
  { type: 'design', share: 20, gone: 0.64 },
  { type: 'development', share: 35, gone: 0.47 },
  { type: 'extras', share: 13, gone: 0.11 },
  { type: 'marketing', share: 20, gone: 0.33 },
] as const;

const COLUMNS = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
] as const;

export function budgetOf(
  id: string,
  spent: number,
): Pick<ProjectDashboard, 'budgetDistribution' | 'budgetDetails'> {
  const next = chance(`project/${id}/budget`);
  const parts = PARTS.map((part) => ({ ...part, gone: part.gone * (0.9 + 0.16 * next()) }));
  const percents = shares(
    100,
    parts.map(({ share }) => share * (0.8 + 0.4 * next())),
  );
  const weights = parts.map(({ gone }, place) => (percents[place] ?? 0) * gone);
  const budget = Math.round((spent * 100) / sum(weights));
  const totals = shares(budget, percents);
  const gone = shares(spent, weights);
  return {
    budgetDistribution: {
      categories: parts.map(({ type }) => type),
      series: [{ name: 'budget', data: percents }],
    },
    budgetDetails: {
      columns: COLUMNS,
      rows: parts.map(({ type }, place) => row(id, type, totals[place] ?? 0, gone[place] ?? 0)),
    },
  };
}

function row(id: string, type: string, total: number, expensesAmount: number): BudgetRow {
  const hundredths = Math.round((expensesAmount / total) * 10_000);
  return {
    id: seedId('budget', `${id}/${type}`),
    type,
    total,
    expensesAmount,
    expensesPercentage: hundredths / 100,
    remainingAmount: total - expensesAmount,
    remainingPercentage: (10_000 - hundredths) / 100,
  };
}
