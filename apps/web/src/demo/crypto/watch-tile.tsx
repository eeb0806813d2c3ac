// The coins that are watched: what each costs, and how it went in a month.
import type { Trend as TrendOf, Watched } from '@cuadra/demo-api/dashboards/crypto-types';
import { useFigures } from '#demo/charts/figures.ts';
import { SeriesChart } from '#demo/charts/series-chart.tsx';
import { Tile } from '#demo/charts/tile.tsx';
import { Trend } from '#demo/charts/trend.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { cryptoTexts } from './texts.ts';
import classes from './watch-tile.module.css';

export function WatchTile({ watchlist }: { readonly watchlist: readonly Watched[] }) {
  const t = useTexts(cryptoTexts);
  return (
    <Tile title={t.watchlist} span={12}>
      <ul className={classes.list}>
        {watchlist.map((watched) => (
          <Row key={watched.iso} watched={watched} />
        ))}
      </ul>
    </Tile>
  );
}

function Row({ watched: { title, iso, amount, trend, series } }: { readonly watched: Watched }) {
  const { price, instant } = useFigures();
  const { data } = series[0];
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <strong>{title}</strong>
        <span>{iso}</span>
      </div>
      <div className={classes.line}>
        <SeriesChart
          name={title}
          series={[{ name: title, values: data.map(({ y }) => y), draw: 'line', tone: 'main' }]}
          points={data.map(({ x }) => instant(x))}
          format={price}
          height={28}
        />
      </div>
      <div className={classes.price}>
        <strong>{price(amount)}</strong>
        <Trend percent={percentOf(trend)} />
      </div>
    </li>
  );
}

/** With its sign. */
export const percentOf = ({ dir, amount }: TrendOf): number => (dir === 'down' ? -amount : amount);
