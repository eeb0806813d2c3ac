import type { CryptoDashboard } from '@cuadra/demo-api/dashboards/crypto-types';
import { describe, expect, it } from 'vitest';
import { type Draft, dollarsOf, mostOf, readingOf } from './conversion.ts';

const prices = { btc: 61_240.5, eth: 2_985.14, bch: 402.73, xrp: 0.53124 };
const market: CryptoDashboard = {
  btc: {
    amount: prices.btc,
    trend: { dir: 'up', amount: 0 },
    marketCap: 0,
    volume: 0,
    supply: 0,
    allTimeHigh: 0,
    price: { series: [{ name: 'BTC', data: [] }] },
  },
  prices,
  wallets: { btc: 0.97311243, eth: 12.3212, bch: 78.454412, xrp: 11_278.771123, usd: 18_450 },
  watchlist: [],
};

const written = (draft: Partial<Draft>, language = 'es') =>
  readingOf({ side: 'sell', coin: 'xrp', unit: 'coin', text: '', ...draft }, market, language);

describe('lo escrito', () => {
  it.each([
    ['0.25', 'es', 0.25],
    ['1,250.5', 'es', 1_250.5],
    ['1.250,5', 'tr', 1_250.5],
    ['.5', 'en', 0.5],
    [' 3 ', 'en', 3],
  ])('«%s» en %s es %d', (text, language, value) => expect(written({ text }, language).coins).toBe(value));

  it.each(['', '0', '-1', '1e9', 'mil', '1.2.3', 'Infinity', '0.000000001'])(
    '«%s» no es una cantidad',
    (text) => expect(written({ text })).toEqual({ coins: undefined, usd: undefined, problem: 'unreadable' }),
  );
});

describe('la conversión', () => {
  it('6,124.05 dólares son 0.1 a 61,240.50, y al revés', () => {
    const same = { coins: 0.1, usd: 6_124.05, problem: undefined };
    expect(written({ side: 'buy', coin: 'btc', unit: 'usd', text: '6,124.05' })).toEqual(same);
    expect(written({ side: 'buy', coin: 'btc', unit: 'coin', text: '0.1' })).toEqual(same);
  });

  it('lo que se escribió en dólares siempre alcanza para lo que dice', () => {
    for (const usd of [0.01, 1, 99.99, 1_234.56, 18_450])
      expect(written({ side: 'buy', coin: 'btc', unit: 'usd', text: String(usd) }).usd).toBeLessThanOrEqual(
        usd,
      );
  });

  it('los centavos se redondean en contra de quien opera: 1 XRP cuesta 0.54 y da 0.53', () => {
    expect([dollarsOf('buy', 1, prices.xrp), dollarsOf('sell', 1, prices.xrp)]).toEqual([0.54, 0.53]);
  });

  it('lo más que se puede no falta, y una fracción más sí', () => {
    for (const side of ['buy', 'sell'] as const) {
      const most = mostOf({ side, coin: 'eth' }, market);
      expect(written({ side, coin: 'eth', text: most.toFixed(8) }).problem).toBeUndefined();
      const more = written({ side, coin: 'eth', text: (most + 0.00001).toFixed(8) });
      expect(more.problem).toBe(side === 'buy' ? 'dollars' : 'coins');
    }
  });
});
