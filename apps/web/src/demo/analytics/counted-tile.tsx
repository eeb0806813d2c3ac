// A count of the period, what it was in the one before, and its days drawn small.
import type { Counted } from '@cuadra/demo-api/dashboards/analytics-types';
import { sum } from '@cuadra/demo-api/dashboards/shares';
import { useFigures } from '#demo/charts/figures.ts';
import { SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import type { Tone } from '#demo/charts/tones.ts';
import { changeOf, Trend } from '#demo/charts/trend.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './counted-tile.module.css';
import { analyticsTexts } from './texts.ts';

interface CountedTileProps {
  readonly title: string;
  readonly counted: Counted;
  readonly tone: Tone;
}

export function CountedTile({ title, counted: { amount, labels, series }, tone }: CountedTileProps) {
  const t = useTexts(analyticsTexts);
  const { count, day } = useFigures();
  const [during, before] = series;
  return (
    <Tile title={title} span={4}>
      <div>
        <div className={classes.amount}>{count(amount)}</div>
        <Trend percent={changeOf(sum(before?.data ?? []), amount)} note={t.sinceBefore} />
      </div>
      <SeriesChart
        name={title}
        series={[{ name: title, values: during?.data ?? [], draw: 'area', tone }]}
        points={labels.map(day)}
        format={count}
        height={64}
      />
    </Tile>
  );
}
