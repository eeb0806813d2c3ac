// The crypto dashboard: the price of a coin, those that are watched, and a wallet to buy and sell from.
import { cryptoDashboard } from '@cuadra/demo-api/dashboards/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import classes from './page.module.css';
import { PriceTile } from './price-tile.tsx';
import { cryptoTexts } from './texts.ts';
import { TradeTile } from './trade-tile.tsx';
import { WatchTile } from './watch-tile.tsx';

export function Page() {
  const t = useTexts(cryptoTexts);
  return (
    <Frame title={t.title} purpose={t.purpose}>
      <LoadedSample asked={useSample(cryptoDashboard, {})} rows={12}>
        {(market) => (
          <div className={classes.room}>
            <div className={classes.parts}>
              <PriceTile btc={market.btc} />
              <aside className={classes.side} aria-label={t.watchlist}>
                <WatchTile watchlist={market.watchlist} />
                <TradeTile market={market} />
              </aside>
            </div>
          </div>
        )}
      </LoadedSample>
    </Frame>
  );
}
