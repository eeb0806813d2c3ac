// The finance dashboard: the statements of the card, the budget of the month, the account and what moved in it.
import { financeDashboard } from '@cuadra/demo-api/dashboards/calls';
import { Board } from '#demo/charts/tile.tsx';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import { BalanceTile } from './balance-tile.tsx';
import { BudgetTile } from './budget-tile.tsx';
import { StatementTile } from './statement-tile.tsx';
import { financeTexts } from './texts.ts';
import { TransactionsTile } from './transactions-tile.tsx';

export function Page() {
  const t = useTexts(financeTexts);
  return (
    <Frame title={t.title} purpose={t.purpose}>
      <LoadedSample asked={useSample(financeDashboard, {})} rows={12}>
        {({ previousStatement, currentStatement, budget, accountBalance, recentTransactions }) => (
          <Board>
            <StatementTile which="previousStatement" statement={previousStatement} />
            <StatementTile which="currentStatement" statement={currentStatement} />
            <BudgetTile budget={budget} />
            <BalanceTile balance={accountBalance} />
            <TransactionsTile transactions={recentTransactions} />
          </Board>
        )}
      </LoadedSample>
    </Frame>
  );
}
