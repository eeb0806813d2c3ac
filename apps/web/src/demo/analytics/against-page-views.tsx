// The visitors against the pages they saw, day by day.
import type { AnalyticsDashboard } from '@cuadra/demo-api/dashboards/analytics-types';
import { FigureList } from '#demo/charts/figure-list.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { Legend } from '#demo/charts/legend.tsx';
import { type Series, SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { analyticsTexts } from './texts.ts';

const DAYS_WRITTEN = 6;

interface AgainstPageViewsProps {
  readonly data: AnalyticsDashboard['visitorsVsPageViews'];
}

export function AgainstPageViews({
  data: { overallScore, averageRatio, predictedRatio, series },
}: AgainstPageViewsProps) {
  const t = useTexts(analyticsTexts);
  const { count, compact, day, shortDay, percent } = useFigures();
  const [pages, visitors] = series;
  const days = (pages?.data ?? []).map(({ x }) => x);
  const drawn: Series[] = [
    { name: t.pageViews, values: (pages?.data ?? []).map(({ y }) => y), draw: 'area', tone: 'blue' },
    { name: t.visitors, values: (visitors?.data ?? []).map(({ y }) => y), draw: 'area', tone: 'amber' },
  ];
  return (
    <Tile title={t.visitorsVsPageViews} span={12} action={<Legend series={drawn} />}>
      <FigureList
        figures={[
          { name: t.overallScore, figure: count(overallScore) },
          { name: t.averageRatio, figure: percent(averageRatio) },
          { name: t.predictedRatio, figure: percent(predictedRatio) },
        ]}
      />
      <SeriesChart
        name={t.visitorsVsPageViews}
        series={drawn}
        points={days.map(day)}
        format={count}
        height={220}
        axes={{
          below: (index) => shortDay(days[index] ?? ''),
          howMany: DAYS_WRITTEN,
          beside: compact,
          fromZero: true,
        }}
      />
    </Tile>
  );
}
