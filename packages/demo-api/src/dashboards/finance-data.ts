// An invented account and its card. What a statement says was spent is what its lines add up to, and paying it leaves
// the account.
import { between, chance, oneOf, seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import type { Point } from './analytics-types.ts';
import { agesOf, dayOfAge } from './days.ts';
import type {
  FinanceDashboard,
  Statement,
  StatementKey,
  StatementLine,
  Transaction,
} from './finance-types.ts';
import { sum } from './shares.ts';

const LIMIT = 3_450_000;
const WEEKS = 53;
const WEEK_DAYS = 7;
const MONTHS = 12;
const STARTED_WITH = 18_250_000;
/** What is asked for at least: this part of what was spent, in whole quetzales. */
const MINIMUM = 0.05;

export const linesOf = (world: World): Readonly<Record<StatementKey, readonly StatementLine[]>> => ({
  previousStatement: lines(world, 'previous', 33),
  currentStatement: lines(world, 'current', 3),
});

export function financeOf(world: World, bought: ReturnType<typeof linesOf>): FinanceDashboard {
  const [predicted, actual] = balances(world);
  return {
    accountBalance: {
      growth: monthlyGrowth(actual),
      ami: 4_533_200,
      series: [
        { name: 'predicted', data: predicted },
        { name: 'actual', data: actual },
      ],
    },
    budget: {
      expenses: 1_126_345,
      expensesLimit: 2_000_000,
      savings: 1_097_400,
      savingsGoal: 2_500_000,
      bills: 178_900,
      billsLimit: 420_000,
    },
    previousStatement: statement('paid', dayOfAge(world, 12), bought.previousStatement),
    currentStatement: statement('pending', dayOfAge(world, -11), bought.currentStatement),
    recentTransactions: transactions(world),
  };
}

/** Percent each month, to two decimals. */
export function monthlyGrowth(balance: readonly Point[]): number {
  const [first, last] = [balance[0]?.y ?? 1, balance.at(-1)?.y ?? 1];
  return Math.round(((last / first) ** (1 / MONTHS) - 1) * 10_000) / 100;
}

function balances(world: World): [predicted: Point[], actual: Point[]] {
  const next = chance('finance/balance');
  const ages = agesOf(WEEKS).map((week) => week * WEEK_DAYS);
  let balance = STARTED_WITH;
  const actual = ages.map((age) => {
    const point = { x: dayOfAge(world, age), y: balance };
    balance += between(next, -480_000, 720_000);
    return point;
  });
  const predicted = ages.map((age, week) => ({
    x: dayOfAge(world, age),
    y: Math.round(STARTED_WITH * (1 + 0.0078 * week + 0.03 * Math.sin(week / 5))),
  }));
  return [predicted, actual];
}

function statement(status: Statement['status'], date: string, bought: readonly StatementLine[]): Statement {
  const spent = sum(bought.map(({ amount }) => amount));
  return { status, date, limit: LIMIT, spent, minimum: Math.round((spent * MINIMUM) / 100) * 100 };
}

const SHOPS = [
  'Supermercado La Milpa',
  'Gasolinera El Trébol',
  'Farmacia San Rafael',
  'Librería El Estudiante',
  'Restaurante Los Portales',
  'Energía del Altiplano',
  'Telefonía Quetzalnet',
  'Ferretería El Cedro',
] as const;
const DAYS_APART = 3;

function lines(world: World, of: string, newest: number): StatementLine[] {
  const next = chance(`finance/lines/${of}`);
  return agesOf(SHOPS.length).map((place) => ({
    date: dayOfAge(world, newest + place * DAYS_APART),
    name: oneOf(next, SHOPS),
    amount: between(next, 9_500, 480_000),
  }));
}

const HAPPENED = [
  ['Salario del mes', 1_435_000, 'completed', 0],
  ['Transferencia a Textiles Xelajú', -285_090, 'pending', 1],
  ['Retiro en cajero automático', -80_000, 'completed', 2],
  ['Pago de energía eléctrica', -41_275, 'completed', 4],
  ['Depósito en agencia central', 250_000, 'pending', 6],
] as const;
const FIRST_NUMBER = 528_651;

const transactions = (world: World): Transaction[] =>
  HAPPENED.map(([name, amount, status, age], place) => ({
    id: seedId('transaction', place),
    transactionId: transactionNumber(-place),
    amount,
    name,
    status,
    date: dayOfAge(world, age),
  }));

/** As the bank numbers them; the newest of the beginning is 0. */
export const transactionNumber = (place: number): string => `TX-${FIRST_NUMBER + place}`;
