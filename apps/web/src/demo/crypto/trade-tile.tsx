// Buys and sells from the sample's wallet. What is written in coins or in dollars is told in the other as it is written.
import { type CryptoDashboard, coins } from '@cuadra/demo-api/dashboards/crypto-types';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useRef } from 'react';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import { Toggle } from '#demo/charts/toggle.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Draft } from './conversion.ts';
import { cryptoTexts } from './texts.ts';
import classes from './trade-tile.module.css';
import { useTrade } from './use-trade.ts';

const SIDES = ['buy', 'sell'] as const;

export function TradeTile({ market }: { readonly market: CryptoDashboard }) {
  const t = useTexts(cryptoTexts);
  const { draft, write, change, amounts, error, submit, busy, takeAll } = useTrade(market);
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) field.current?.focus();
  };
  const { coin, side } = draft;
  return (
    <Tile title={t.trade} span={12}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <Toggle
          label={t.side}
          wide
          options={SIDES.map((one) => [one, t.sides[one]] as const)}
          value={side}
          onChange={(next) => change({ side: next })}
        />
        <SelectField
          label={t.wallet}
          value={coin}
          options={coins.map((one) => [one, `${t.coins[one]} (${one.toUpperCase()})`])}
          onChange={(next) => change({ coin: coins.find((one) => one === next) ?? coin })}
        />
        <Amount draft={draft} unit="coin" field={field} text={amounts.coin} error={error} onWrite={write} />
        <Amount draft={draft} unit="usd" field={field} text={amounts.usd} error={error} onWrite={write} />
        <div className={classes.foot}>
          <Have market={market} draft={draft} />
          <Button variant="subtle" size="compact-sm" onClick={takeAll}>
            {t.all}
          </Button>
        </div>
        <Button type="submit" loading={busy}>
          {t.sides[side]}
        </Button>
      </form>
    </Tile>
  );
}

interface AmountProps {
  readonly draft: Draft;
  readonly unit: Draft['unit'];
  readonly field: Ref<HTMLInputElement>;
  readonly text: string;
  readonly error: string | undefined;
  readonly onWrite: (unit: Draft['unit'], text: string) => void;
}

/** The error stands at the one that was written in. */
function Amount({ draft, unit, field, text, error, onWrite }: AmountProps) {
  const t = useTexts(cryptoTexts);
  const isIt = draft.unit === unit;
  return (
    <TextInput
      {...(isIt ? { ref: field } : {})}
      className="cifras"
      label={t.amountIn(unit === 'usd' ? t.dollars : draft.coin.toUpperCase())}
      autoComplete="off"
      inputMode="decimal"
      value={text}
      error={isIt ? error : undefined}
      onChange={({ currentTarget }) => onWrite(unit, currentTarget.value)}
    />
  );
}

function Have({
  market: { wallets },
  draft: { side, coin },
}: {
  readonly market: CryptoDashboard;
  readonly draft: Draft;
}) {
  const t = useTexts(cryptoTexts);
  const { coins: written, dollars } = useFigures();
  const has = side === 'buy' ? dollars(wallets.usd) : `${written(wallets[coin])} ${coin.toUpperCase()}`;
  return <span className={classes.have}>{t.have(has)}</span>;
}
