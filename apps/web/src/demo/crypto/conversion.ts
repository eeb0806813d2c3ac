// What is written in the form of buying and selling: an amount in coins or in dollars, the other follows.
import type { Coin, CryptoDashboard, Trade } from '@cuadra/demo-api/dashboards/crypto-types';

export interface Draft {
  readonly side: Trade['side'];
  readonly coin: Coin;
  /** In which of the two it was written. */
  readonly unit: 'coin' | 'usd';
  readonly text: string;
}

/** As people of the language write it: thousands apart, decimals at the end. Undefined: it is no amount above zero. */
function readAmount(text: string, language: string): number | undefined {
  const [thousands, decimals] = language === 'tr' ? ['.', ','] : [',', '.'];
  const plain = text.trim().replaceAll(thousands, '').replace(decimals, '.');
  const value = /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** In coins, never more than what was written in dollars pays for. */
function coinsOf({ unit, coin }: Draft, value: number, prices: CryptoDashboard['prices']): number {
  return unit === 'coin'
    ? Math.round(value * 1e8) / 1e8
    : Math.floor((value / prices[coin]) * 1e8 + 1e-6) / 1e8;
}

/** In dollars; what is bought costs the next cent, what is sold gives the one before. */
export function dollarsOf(side: Trade['side'], coins: number, price: number): number {
  const cents = Math.round(coins * price * 1e8) / 1e6;
  return (side === 'buy' ? Math.ceil(cents) : Math.floor(cents)) / 100;
}

/** The most that can be traded, in coins. */
export const mostOf = (
  { side, coin }: Pick<Draft, 'side' | 'coin'>,
  { prices, wallets }: CryptoDashboard,
): number => (side === 'sell' ? wallets[coin] : Math.floor((wallets.usd / prices[coin]) * 1e8 + 1e-6) / 1e8);

/** What is missing for it, or undefined. */
function shortageOf(
  { side, coin }: Pick<Draft, 'side' | 'coin'>,
  coins: number,
  { prices, wallets }: CryptoDashboard,
): 'coins' | 'dollars' | undefined {
  if (side === 'sell') return coins > wallets[coin] ? 'coins' : undefined;
  return dollarsOf('buy', coins, prices[coin]) > wallets.usd ? 'dollars' : undefined;
}

export interface Reading {
  /** Undefined: nothing that can be read. */
  readonly coins: number | undefined;
  readonly usd: number | undefined;
  readonly problem: 'unreadable' | 'coins' | 'dollars' | undefined;
}

/** What a draft says, and what is wrong with it. */
export function readingOf(draft: Draft, market: CryptoDashboard, language: string): Reading {
  const value = readAmount(draft.text, language);
  const coins = value === undefined ? 0 : coinsOf(draft, value, market.prices);
  if (coins === 0) return { coins: undefined, usd: undefined, problem: 'unreadable' };
  const usd = dollarsOf(draft.side, coins, market.prices[draft.coin]);
  return { coins, usd, problem: shortageOf(draft, coins, market) };
}
