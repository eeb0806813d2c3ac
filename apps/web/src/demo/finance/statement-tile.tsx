// A statement of the card, with what can be done with it: pay what is pending, keep its lines as a file.
import type { Statement, StatementKey } from '@cuadra/demo-api/dashboards/finance-types';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { StatementMenu } from './statement-menu.tsx';
import classes from './statement-tile.module.css';
import { financeTexts } from './texts.ts';

interface StatementTileProps {
  readonly which: StatementKey;
  readonly statement: Statement;
}

export function StatementTile({ which, statement }: StatementTileProps) {
  const t = useTexts(financeTexts);
  const { money, day } = useFigures();
  const { status, date, limit, spent, minimum } = statement;
  const lines = [
    [t.limit, limit],
    [t.available, limit - spent],
    [t.minimum, minimum],
  ] as const;
  return (
    <Tile title={t.statements[which]} span={4} action={<StatementMenu which={which} statement={statement} />}>
      <p className={classes.state} data-status={status}>
        <span className={classes.pill}>{t.statementStates[status]}</span>
        {status === 'paid' ? t.paidOn(day(date)) : t.payBefore(day(date))}
      </p>
      <dl className={classes.figures}>
        <div className={classes.main}>
          <dt>{t.spent}</dt>
          <dd>{money(spent)}</dd>
        </div>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Tile>
  );
}
