// The kinds of unique visitors there are: the percentages, and how many each is. The counts add up to all of them.
import type { Distribution } from '@cuadra/demo-api/dashboards/analytics-types';
import { shares } from '@cuadra/demo-api/dashboards/shares';
import { Dial } from '#demo/charts/dial.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import { toneAt } from '#demo/charts/tones.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { analyticsTexts } from './texts.ts';

interface DistributionTileProps {
  readonly title: string;
  readonly distribution: Distribution;
}

export function DistributionTile({
  title,
  distribution: { uniqueVisitors, series, labels },
}: DistributionTileProps) {
  const t = useTexts(analyticsTexts);
  const { count, percent } = useFigures();
  const counts = shares(uniqueVisitors, series);
  const parts = labels.map((label, index) => ({
    key: label,
    name: t.labels[label] ?? label,
    value: series[index] ?? 0,
    figure: percent(series[index] ?? 0),
    note: count(counts[index] ?? 0),
    tone: toneAt(index),
  }));
  return (
    <Tile title={title} span={3}>
      <Dial
        name={title}
        form="ring"
        parts={parts}
        middle={{ figure: count(uniqueVisitors), name: t.unique }}
      />
    </Tile>
  );
}
