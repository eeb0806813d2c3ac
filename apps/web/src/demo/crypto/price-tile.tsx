// What a bitcoin costs, and how it came to that.
import type { CryptoDashboard } from '@cuadra/demo-api/dashboards/crypto-types';
import { useState } from 'react';
import { FigureList } from '#demo/charts/figure-list.tsx';
import { useFigures } from '#demo/charts/figures.ts';
import { SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { Toggle } from '#demo/charts/toggle.tsx';
import { Trend } from '#demo/charts/trend.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { type PriceRange, priceRanges, within } from './price-range.ts';
import classes from './price-tile.module.css';
import { cryptoTexts } from './texts.ts';
import { percentOf } from './watch-tile.tsx';

const DAYS_WRITTEN = 6;

export function PriceTile({ btc }: { readonly btc: CryptoDashboard['btc'] }) {
  const t = useTexts(cryptoTexts);
  const { dollars, wholeDollars, compactDollars, coins, instant, shortDay } = useFigures();
  const [range, setRange] = useState<PriceRange>('month');
  const points = within(btc.price.series[0].data, range);
  return (
    <Tile
      title={t.price}
      span={12}
      action={
        <Toggle
          label={t.range}
          options={priceRanges.map((one) => [one, t.ranges[one]] as const)}
          value={range}
          onChange={setRange}
        />
      }
    >
      <div>
        <div className={classes.price}>{dollars(btc.amount)}</div>
        <Trend percent={percentOf(btc.trend)} note={t.inADay} />
      </div>
      <FigureList
        figures={[
          { name: t.marketCap, figure: wholeDollars(btc.marketCap) },
          { name: t.volume, figure: wholeDollars(btc.volume) },
          { name: t.supply, figure: coins(btc.supply) },
          { name: t.allTimeHigh, figure: dollars(btc.allTimeHigh) },
        ]}
      />
      <SeriesChart
        name={t.price}
        series={[{ name: t.price, values: points.map(({ y }) => y), draw: 'line', tone: 'main' }]}
        points={points.map(({ x }) => instant(x))}
        format={dollars}
        height="clamp(15rem, 51cqw, 36rem)"
        axes={{
          below: (index) => shortDay((points[index]?.x ?? '').slice(0, 'AAAA-MM-DD'.length)),
          howMany: DAYS_WRITTEN,
          beside: compactDollars,
          fromZero: false,
        }}
      />
    </Tile>
  );
}
