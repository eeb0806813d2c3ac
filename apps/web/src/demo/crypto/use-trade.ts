// What the form of buying and selling does: it reads what is written, says what is wrong with it, and carries it out.
import { cryptoDashboard, tradeCoins } from '@cuadra/demo-api/dashboards/calls';
import type { CryptoDashboard } from '@cuadra/demo-api/dashboards/crypto-types';
import { useState } from 'react';
import { useFigures } from '#demo/charts/figures.ts';
import { useChange } from '#demo/frame/call-sample.ts';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { type Draft, mostOf, type Reading, readingOf } from './conversion.ts';
import { cryptoTexts } from './texts.ts';

const EMPTY: Draft = { side: 'buy', coin: 'btc', unit: 'coin', text: '' };

export function useTrade(market: CryptoDashboard) {
  const t = useTexts(cryptoTexts);
  const { coins: written, plain, dollars } = useFigures();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  /** What is missing is said once it was asked for; what is too much, as it is written. */
  const [asked, setAsked] = useState(false);
  const trade = useChange(tradeCoins, [cryptoDashboard]);
  const reading = readingOf(draft, market, useSampleLanguage());
  const say = useProblem(draft, market);
  const { coins, usd, problem } = reading;
  const change = (part: Partial<Draft>) => {
    setAsked(false);
    trade.reset();
    setDraft({ ...draft, ...part });
  };
  const onSuccess = (amount: string, cost: string) => {
    change({ text: '' });
    void notify(draft.side === 'buy' ? t.buyDone(amount, cost) : t.sellDone(amount, cost));
  };
  /** False: there is something to correct first. */
  const submit = (): boolean => {
    setAsked(true);
    if (coins === undefined || usd === undefined || problem !== undefined) return false;
    const { side, coin } = draft;
    const told = [`${written(coins)} ${coin.toUpperCase()}`, dollars(usd)] as const;
    trade.mutate({ body: { side, coin, amount: coins } }, { onSuccess: () => onSuccess(...told) });
    return true;
  };
  return {
    draft,
    change,
    write: (unit: Draft['unit'], text: string) => change({ unit, text }),
    takeAll: () => change({ unit: 'coin', text: written(mostOf(draft, market)) }),
    amounts: {
      coin: draft.unit === 'coin' ? draft.text : coins === undefined ? '' : written(coins),
      usd: draft.unit === 'usd' ? draft.text : usd === undefined ? '' : plain(usd),
    },
    error: trade.isError ? t.failed : say(problem === 'unreadable' && !asked ? undefined : problem),
    submit,
    busy: trade.isPending,
  };
}

function useProblem({ coin }: Draft, { wallets }: CryptoDashboard) {
  const t = useTexts(cryptoTexts);
  const { coins, dollars } = useFigures();
  return (problem: Reading['problem']): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === 'unreadable') return t.unreadable;
    if (problem === 'dollars') return t.notEnoughDollars(dollars(wallets.usd));
    return t.notEnoughCoins(`${coins(wallets[coin])} ${coin.toUpperCase()}`);
  };
}
