// What the project spends and what is left.
import type { Expenses, ProjectDashboard } from '@cuadra/demo-api/dashboards/project-types';
import { sum } from '@cuadra/demo-api/dashboards/shares';
import { useFigures } from '#demo/charts/figures.ts';
import { Radar } from '#demo/charts/radar.tsx';
import { SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import type { Tone } from '#demo/charts/tones.ts';
import { changeOf, Trend } from '#demo/charts/trend.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './budget-tab.module.css';
import { BudgetTable } from './budget-table.tsx';
import { Shown } from './shown.tsx';
import { budgetCards } from './shown-cards.ts';
import { projectTexts } from './texts/project-texts.ts';

export function BudgetTab({ data }: { readonly data: ProjectDashboard }) {
  const t = useTexts(projectTexts);
  const { percent, day, monthOfYear } = useFigures();
  const { categories, series } = data.budgetDistribution;
  return (
    <Shown cards={budgetCards}>
      {(isShown) => (
        <>
          {isShown('expenses') && (
            <>
              <ExpensesTile title={t.weekly} expenses={data.weeklyExpenses} tone="blue" name={day} />
              <ExpensesTile title={t.monthly} expenses={data.monthlyExpenses} tone="teal" name={day} />
              <ExpensesTile
                title={t.yearly}
                expenses={data.yearlyExpenses}
                tone="violet"
                name={monthOfYear}
              />
            </>
          )}
          {isShown('budget') && (
            <Tile title={t.cards.budget} span={5}>
              <Radar
                name={t.cards.budget}
                corners={categories.map((category, index) => ({
                  name: t.labels[category] ?? category,
                  value: series[0]?.data[index] ?? 0,
                }))}
                format={percent}
              />
            </Tile>
          )}
          {isShown('details') && (
            <Tile title={t.cards.details} span={isShown('budget') ? 7 : 12}>
              <BudgetTable rows={data.budgetDetails.rows} />
            </Tile>
          )}
        </>
      )}
    </Shown>
  );
}

interface ExpensesTileProps {
  readonly title: string;
  readonly expenses: Expenses;
  readonly tone: Tone;
  /** What a point is called. */
  readonly name: (day: string) => string;
}

function ExpensesTile({ title, expenses: { amount, labels, series }, tone, name }: ExpensesTileProps) {
  const t = useTexts(projectTexts);
  const { money } = useFigures();
  const values = series[0]?.data ?? [];
  const half = Math.floor(values.length / 2);
  return (
    <Tile title={title} span={4}>
      <div>
        <div className={classes.amount}>{money(amount)}</div>
        <Trend
          percent={changeOf(sum(values.slice(0, half)), sum(values.slice(-half)))}
          note={t.halves}
          neutral
        />
      </div>
      <SeriesChart
        name={title}
        series={[{ name: t.expense, values, draw: 'area', tone }]}
        points={labels.map(name)}
        format={money}
        height={56}
      />
    </Tile>
  );
}
