// In what order the transactions are read: a column, and which end of it first.
import type { Transaction } from '@cuadra/demo-api/dashboards/finance-types';

export const columns = ['transactionId', 'date', 'name', 'amount', 'status'] as const;
export type Column = (typeof columns)[number];

export interface Order {
  readonly by: Column;
  readonly down: boolean;
}

/** The same column again turns it over; another begins by its least. */
export const afterChoosing = (order: Order, by: Column): Order => ({
  by,
  down: order.by === by && !order.down,
});

/** Texts as the language has them; what is equal stays as it was. */
export function inOrder(all: readonly Transaction[], { by, down }: Order, language: string): Transaction[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const way = down ? -1 : 1;
  return all.toSorted((a, b) => way * (by === 'amount' ? a.amount - b.amount : compare(a[by], b[by])));
}
