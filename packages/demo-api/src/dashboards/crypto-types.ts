// What the crypto dashboard shows. Prices are dollars.
import type { PointSeries } from './analytics-types.ts';

export const coins = ['btc', 'eth', 'bch', 'xrp'] as const;
export type Coin = (typeof coins)[number];

export interface Trend {
  readonly dir: 'up' | 'down';
  /** Percent, since a day ago. */
  readonly amount: number;
}

export interface CryptoDashboard {
  readonly btc: {
    readonly amount: number;
    readonly trend: Trend;
    /** The price of all that there is. */
    readonly marketCap: number;
    /** Traded in a day. */
    readonly volume: number;
    readonly supply: number;
    readonly allTimeHigh: number;
    readonly price: { readonly series: readonly [PointSeries] };
  };
  readonly prices: Readonly<Record<Coin, number>>;
  readonly wallets: Wallets;
  readonly watchlist: readonly Watched[];
}

/** Coins to eight decimals, dollars to two. */
export type Wallets = Readonly<Record<Coin | 'usd', number>>;

export interface Watched {
  readonly title: string;
  readonly iso: string;
  readonly amount: number;
  readonly trend: Trend;
  readonly series: readonly [PointSeries];
}

export interface Trade {
  readonly side: 'buy' | 'sell';
  readonly coin: Coin;
  /** In coins. */
  readonly amount: number;
}
