import type { Transaction } from '@cuadra/demo-api/dashboards/finance-types';
import { expect, it } from 'vitest';
import { afterChoosing, inOrder } from './sorting.ts';

const one = (name: string, amount: number): Transaction => ({
  id: name,
  transactionId: `TX-${Math.abs(amount)}`,
  name,
  amount,
  date: '2026-03-11',
  status: 'completed',
});
const all = [one('Ónix', 90), one('ancla', -200), one('Zeta', 1_000)];
const names = (sorted: readonly Transaction[]) => sorted.map(({ name }) => name);

it('los montos se ordenan como cantidades y los textos como se leen', () => {
  expect(names(inOrder(all, { by: 'amount', down: false }, 'es'))).toEqual(['ancla', 'Ónix', 'Zeta']);
  expect(names(inOrder(all, { by: 'name', down: true }, 'es'))).toEqual(['Zeta', 'Ónix', 'ancla']);
  expect(names(inOrder(all, { by: 'transactionId', down: false }, 'es'))).toEqual(['Ónix', 'ancla', 'Zeta']);
});

it('lo que es igual queda como venía, también al revés', () => {
  for (const down of [true, false])
    expect(names(inOrder(all, { by: 'date', down }, 'es'))).toEqual(['Ónix', 'ancla', 'Zeta']);
});

it('la misma columna da la vuelta; otra empieza por la menor', () => {
  expect(afterChoosing({ by: 'date', down: false }, 'date')).toEqual({ by: 'date', down: true });
  expect(afterChoosing({ by: 'date', down: true }, 'date')).toEqual({ by: 'date', down: false });
  expect(afterChoosing({ by: 'date', down: true }, 'name')).toEqual({ by: 'name', down: false });
});
