// The visitors of a year, day by day, on a card that is dark in both schemes.
import type { PointSeries, Year } from '@cuadra/demo-api/dashboards/analytics-types';
import { sum } from '@cuadra/demo-api/dashboards/shares';
import { useState } from 'react';
import { FigureList } from '#demo/charts/figure-list.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { Toggle } from '#demo/charts/toggle.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { analyticsTexts } from './texts.ts';

const YEARS = ['this-year', 'last-year'] as const;
const MONTHS_WRITTEN = 7;

interface VisitorsTileProps {
  readonly series: Readonly<Record<Year, readonly PointSeries[]>>;
}

export function VisitorsTile({ series }: VisitorsTileProps) {
  const t = useTexts(analyticsTexts);
  const { count, compact, day, month } = useFigures();
  const [year, setYear] = useState<Year>('this-year');
  const points = series[year][0]?.data ?? [];
  const values = points.map(({ y }) => y);
  const total = sum(values);
  return (
    <Tile
      title={t.visitors}
      span={12}
      night
      action={
        <Toggle
          label={t.year}
          options={YEARS.map((one) => [one, t.years[one]] as const)}
          value={year}
          onChange={setYear}
        />
      }
    >
      <FigureList
        figures={[
          { name: t.visitorsTotal, figure: count(total) },
          { name: t.perDay, figure: count(values.length === 0 ? 0 : total / values.length) },
          { name: t.bestDay, figure: count(Math.max(0, ...values)) },
        ]}
      />
      <SeriesChart
        name={t.visitors}
        series={[{ name: t.visitors, values, draw: 'area', tone: 'main' }]}
        points={points.map(({ x }) => day(x))}
        format={count}
        height={200}
        axes={{
          below: (index) => month(points[index]?.x ?? ''),
          howMany: MONTHS_WRITTEN,
          beside: compact,
          fromZero: true,
        }}
      />
    </Tile>
  );
}
