// Each part of the budget, and all of it.
import '@mantine/core/styles/Progress.layer.css';
import type { BudgetRow } from '@cuadra/demo-api/dashboards/project-types';
import { sum } from '@cuadra/demo-api/dashboards/shares';
import { Progress } from '@mantine/core';
import { useFigures } from '#demo/charts/figures.ts';
import tones from '#demo/charts/tones.module.css';
import { toneStyle } from '#demo/charts/tones.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import classes from './budget-tab.module.css';
import { levelOf } from './level.ts';
import { projectTexts } from './texts/project-texts.ts';

export function BudgetTable({ rows }: { readonly rows: readonly BudgetRow[] }) {
  const t = useTexts(projectTexts);
  const { amount, exactPercent } = useFigures();
  const total = sum(rows.map((row) => row.total));
  const spent = sum(rows.map((row) => row.expensesAmount));
  const part = total === 0 ? 0 : (spent / total) * 100;
  const columns: Column<BudgetRow>[] = [
    { title: t.type, rowHeader: true, cell: ({ type }) => t.labels[type] ?? type, total: t.all },
    { title: t.total, kind: 'number', cell: (row) => amount(row.total), total: amount(total) },
    { title: t.spent, kind: 'number', cell: (row) => amount(row.expensesAmount), total: amount(spent) },
    {
      title: t.spentPart,
      kind: 'number',
      cell: (row) => exactPercent(row.expensesPercentage),
      total: exactPercent(part),
    },
    {
      title: t.left,
      kind: 'number',
      cell: (row) => amount(row.remainingAmount),
      total: amount(total - spent),
    },
    {
      title: t.leftPart,
      kind: 'number',
      cell: ({ type, remainingPercentage }) => (
        <Level name={t.labels[type] ?? type} percent={remainingPercentage} />
      ),
      total: exactPercent(100 - part),
    },
  ];
  return (
    <DataTable label={t.cards.details} narrow="stack" columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

interface LevelProps {
  readonly name: string;
  readonly percent: number;
}

function Level({ name, percent }: LevelProps) {
  const t = useTexts(projectTexts);
  const { exactPercent } = useFigures();
  return (
    <span className={`${classes.level} ${tones.tone}`} style={toneStyle(levelOf(percent))}>
      <Progress.Root size="sm" className={classes.bar ?? ''}>
        <Progress.Section value={percent} aria-label={`${t.leftPart}: ${name}`} color="var(--tone)" />
      </Progress.Root>
      {exactPercent(percent)}
    </span>
  );
}
