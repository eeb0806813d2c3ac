// Answers the calls of the dashboards. What can change (a statement, a wallet) lives here until the page is reloaded.
import type { HttpHandler } from 'msw';
import { answer, Reply } from '../answer.ts';
import type { World } from '../world.ts';
import { analyticsOf } from './analytics-data.ts';
import { analyticsRanges } from './analytics-types.ts';
import * as calls from './calls.ts';
import { cryptoOf, firstWallets, traded } from './crypto-data.ts';
import type { Wallets } from './crypto-types.ts';
import { dayOfAge } from './days.ts';
import { financeOf, linesOf, monthlyGrowth, transactionNumber } from './finance-data.ts';
import type { FinanceDashboard } from './finance-types.ts';
import { projectOf, projects } from './project-data.ts';

export const dashboardsHandlers = (world: World): HttpHandler[] => [
  answer(
    calls.projectDashboard,
    ({ query }) => projectOf(world, query.project ?? projects[0]?.id ?? '') ?? null,
  ),
  answer(calls.projectList, () => [...projects]),
  answer(calls.analyticsDashboard, ({ query }) =>
    analyticsOf(world, analyticsRanges.find((range) => range === query.range) ?? '30-days'),
  ),
  ...financeHandlers(world),
  ...cryptoHandlers(world),
];

function financeHandlers(world: World): HttpHandler[] {
  const bought = linesOf(world);
  let finance = financeOf(world, bought);
  return [
    answer(calls.financeDashboard, () => finance),
    answer(calls.statementLines, ({ query: { statement } }) =>
      statement === 'previousStatement' || statement === 'currentStatement' ? [...bought[statement]] : null,
    ),
    answer(calls.payStatement, ({ body: { statement } }) => {
      const pending = finance[statement];
      if (pending?.status !== 'pending') return new Reply(409, { error: 'NOT_PENDING' });
      const paid = { ...pending, status: 'paid' as const, date: dayOfAge(world, 0) };
      finance = { ...withoutMoney(world, finance, paid.spent), [statement]: paid };
      return paid;
    }),
  ];
}

const RECENT = 5;

/** What is paid leaves the account, and is the newest of its transactions. */
function withoutMoney(world: World, finance: FinanceDashboard, amount: number): FinanceDashboard {
  const [predicted, actual] = finance.accountBalance.series;
  const last = actual.data.length - 1;
  const data = actual.data.map((point, place) =>
    place === last ? { ...point, y: point.y - amount } : point,
  );
  const payment = {
    id: world.newId(),
    transactionId: transactionNumber(1),
    amount: -amount,
    name: 'Pago del estado de cuenta',
    status: 'completed' as const,
    date: dayOfAge(world, 0),
  };
  return {
    ...finance,
    accountBalance: {
      ...finance.accountBalance,
      growth: monthlyGrowth(data),
      series: [predicted, { ...actual, data }],
    },
    recentTransactions: [payment, ...finance.recentTransactions].slice(0, RECENT),
  };
}

function cryptoHandlers(world: World): HttpHandler[] {
  const market = cryptoOf(world);
  let wallets: Wallets = firstWallets;
  return [
    answer(calls.cryptoDashboard, () => ({ ...market, wallets })),
    answer(calls.tradeCoins, ({ body }) => {
      const after = traded(wallets, body);
      if (typeof after === 'string') return new Reply(422, { error: after });
      wallets = after;
      return wallets;
    }),
  ];
}
