// Invented prices, and the wallet of whoever looks at them. A price is where its own line ends.
import { chance } from '../seeds.ts';
import type { World } from '../world.ts';
import type { PointSeries } from './analytics-types.ts';
import {
  type CryptoDashboard,
  coins,
  type Trade,
  type Trend,
  type Wallets,
  type Watched,
} from './crypto-types.ts';

const HOUR_MS = 3_600_000;
const STEP_HOURS = 6;
const STEPS_A_DAY = 4;
const BTC_DAYS = 90;
const WATCHED_DAYS = 30;
const SUPPLY = 19_712_350;

const PRICES = { btc: 61_240.5, eth: 2_985.14, bch: 402.73, xrp: 0.53124 } as const;

export const firstWallets: Wallets = {
  btc: 0.97311243,
  eth: 12.3212,
  bch: 78.454412,
  xrp: 11_278.771123,
  usd: 18_450,
};

const WATCHED = [
  ['Ethereum', 'ETH', PRICES.eth],
  ['Bitcoin Cash', 'BCH', PRICES.bch],
  ['XRP', 'XRP', PRICES.xrp],
  ['Litecoin', 'LTC', 84.19],
  ['Cardano', 'ADA', 0.38417],
  ['Stellar', 'XLM', 0.10562],
] as const;

export function cryptoOf(world: World): Omit<CryptoDashboard, 'wallets'> {
  const series = lineOf(world, 'BTC', PRICES.btc, BTC_DAYS);
  return {
    btc: {
      amount: PRICES.btc,
      trend: trendOf(series),
      marketCap: PRICES.btc * SUPPLY,
      volume: 28_903_438_381,
      supply: SUPPLY,
      allTimeHigh: Math.max(73_750, ...series.data.map(({ y }) => y)),
      price: { series: [series] },
    },
    prices: PRICES,
    watchlist: WATCHED.map(([title, iso, amount]): Watched => {
      const watched = lineOf(world, iso, amount, WATCHED_DAYS);
      return { title, iso, amount, trend: trendOf(watched), series: [watched] };
    }),
  };
}

/** Walked backwards from where it is now. */
function lineOf(world: World, iso: string, price: number, days: number): PointSeries {
  const next = chance(`crypto/${iso}`);
  let now = price;
  const data = Array.from({ length: days * STEPS_A_DAY + 1 }, (_, step) => {
    const point = { x: new Date(world.nowMs() - step * STEP_HOURS * HOUR_MS).toISOString(), y: now };
    now = asPrice(now / (1 + (next() - 0.485) * 0.021));
    return point;
  });
  return { name: iso, data: data.toReversed() };
}

/** What costs less than a dollar is told with more decimals. */
const asPrice = (value: number): number => (value < 1 ? rounded(value, 5) : rounded(value, 2));

function trendOf({ data }: PointSeries): Trend {
  const [now, before] = [data.at(-1)?.y ?? 1, data.at(-1 - STEPS_A_DAY)?.y ?? 1];
  const percent = rounded((now / before - 1) * 100, 2);
  return { dir: percent < 0 ? 'down' : 'up', amount: Math.abs(percent) };
}

export type Refusal = 'INVALID' | 'NOT_ENOUGH';

/** The wallets afterwards, or why not. Cents are rounded against whoever trades, so that nothing is had for nothing. */
export function traded(wallets: Wallets, { side, coin, amount }: Trade): Wallets | Refusal {
  if (!coins.includes(coin) || (side !== 'buy' && side !== 'sell') || !Number.isFinite(amount))
    return 'INVALID';
  const coinsOf = rounded(amount, 8);
  if (coinsOf <= 0) return 'INVALID';
  const cents = rounded(coinsOf * PRICES[coin] * 100, 6);
  const [given, taken] =
    side === 'buy' ? [Math.ceil(cents) / 100, coinsOf] : [-Math.floor(cents) / 100, -coinsOf];
  const after = { usd: rounded(wallets.usd - given, 2), coin: rounded(wallets[coin] + taken, 8) };
  if (after.usd < 0 || after.coin < 0) return 'NOT_ENOUGH';
  return { ...wallets, usd: after.usd, [coin]: after.coin };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
