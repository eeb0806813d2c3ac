// What the finance dashboard shows. Amounts are whole centavos of quetzal.
import type { PointSeries } from './analytics-types.ts';

export interface FinanceDashboard {
  readonly accountBalance: {
    /** Percent each month, on average, over the series. */
    readonly growth: number;
    /** Average monthly income. */
    readonly ami: number;
    /** What was predicted, and what there was. */
    readonly series: readonly [PointSeries, PointSeries];
  };
  readonly budget: {
    readonly expenses: number;
    readonly expensesLimit: number;
    readonly savings: number;
    readonly savingsGoal: number;
    readonly bills: number;
    readonly billsLimit: number;
  };
  readonly previousStatement: Statement;
  readonly currentStatement: Statement;
  /** The last five, from the newest. */
  readonly recentTransactions: readonly Transaction[];
}

export type StatementKey = 'previousStatement' | 'currentStatement';

export interface Statement {
  readonly status: 'paid' | 'pending';
  /** The day it was paid, or until which it can be. */
  readonly date: string;
  readonly limit: number;
  readonly spent: number;
  readonly minimum: number;
}

/** What was bought; all of a statement add up to what was spent. */
export interface StatementLine {
  readonly date: string;
  readonly name: string;
  readonly amount: number;
}

export interface Transaction {
  readonly id: string;
  readonly transactionId: string;
  /** Negative: money that left. */
  readonly amount: number;
  readonly name: string;
  readonly status: 'completed' | 'pending';
  readonly date: string;
}
