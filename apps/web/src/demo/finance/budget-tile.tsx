// How far the month has gone of what was budgeted.
import '@mantine/core/styles/Progress.layer.css';
import type { FinanceDashboard } from '@cuadra/demo-api/dashboards/finance-types';
import { Progress } from '@mantine/core';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import tones from '#demo/charts/tones.module.css';
import { type Tone, toneStyle } from '#demo/charts/tones.ts';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './budget-tile.module.css';
import { financeTexts } from './texts.ts';

interface BudgetTileProps {
  readonly budget: FinanceDashboard['budget'];
}

export function BudgetTile({ budget }: BudgetTileProps) {
  const t = useTexts(financeTexts);
  return (
    <Tile title={t.budget} span={4}>
      <div className={classes.lines}>
        <Line name={t.expenses} amount={budget.expenses} limit={budget.expensesLimit} tone="rose" />
        <Line name={t.savings} amount={budget.savings} limit={budget.savingsGoal} tone="teal" />
        <Line name={t.bills} amount={budget.bills} limit={budget.billsLimit} tone="blue" />
      </div>
    </Tile>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: number;
  readonly limit: number;
  readonly tone: Tone;
}

function Line({ name, amount, limit, tone }: LineProps) {
  const t = useTexts(financeTexts);
  const { money, percent } = useFigures();
  const part = limit === 0 ? 0 : (amount / limit) * 100;
  return (
    <div className={tones.tone} style={toneStyle(tone)}>
      <div className={classes.head}>
        <span>{name}</span>
        <strong>{percent(part)}</strong>
      </div>
      <Progress.Root size="sm" className={classes.bar ?? ''}>
        <Progress.Section value={Math.min(100, part)} aria-label={name} color="var(--tone)" />
      </Progress.Root>
      <p className={classes.note}>{t.ofLimit(money(amount), money(limit))}</p>
    </div>
  );
}
