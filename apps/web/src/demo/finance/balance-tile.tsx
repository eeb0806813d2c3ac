// What the account has had week by week, against what had been predicted.
import type { FinanceDashboard } from '@cuadra/demo-api/dashboards/finance-types';
import { FigureList } from '#demo/charts/figure-list.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { Legend } from '#demo/charts/legend.tsx';
import { type Series, SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { financeTexts } from './texts.ts';

const MONTHS_WRITTEN = 5;

interface BalanceTileProps {
  readonly balance: FinanceDashboard['accountBalance'];
}

export function BalanceTile({ balance: { growth, ami, series } }: BalanceTileProps) {
  const t = useTexts(financeTexts);
  const { money, compactMoney, day, month, exactPercent } = useFigures();
  const [predicted, actual] = series;
  const days = actual.data.map(({ x }) => x);
  const drawn: Series[] = [
    { name: t.predicted, values: predicted.data.map(({ y }) => y), draw: 'line', tone: 'slate' },
    { name: t.actual, values: actual.data.map(({ y }) => y), draw: 'area', tone: 'main' },
  ];
  return (
    <Tile title={t.balance} span={5} action={<Legend series={drawn} />}>
      <FigureList
        figures={[
          { name: t.balanceNow, figure: money(actual.data.at(-1)?.y ?? 0) },
          { name: t.growth, figure: exactPercent(growth) },
          { name: t.income, figure: money(ami) },
        ]}
      />
      <SeriesChart
        name={t.balance}
        series={drawn}
        points={days.map(day)}
        format={money}
        height={190}
        axes={{
          below: (index) => month(days[index] ?? ''),
          howMany: MONTHS_WRITTEN,
          beside: compactMoney,
          fromZero: false,
        }}
      />
    </Tile>
  );
}
