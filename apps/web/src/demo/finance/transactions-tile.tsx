// The last movements of the account, in the order that is asked for.
import type { Transaction } from '@cuadra/demo-api/dashboards/finance-types';
import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { StateDot } from '#ui/states/state-dot.tsx';
import { afterChoosing, type Column, columns, inOrder, type Order } from './sorting.ts';
import { financeTexts } from './texts.ts';
import classes from './transactions-tile.module.css';

interface TransactionsTileProps {
  readonly transactions: readonly Transaction[];
}

export function TransactionsTile({ transactions }: TransactionsTileProps) {
  const t = useTexts(financeTexts);
  const language = useSampleLanguage();
  const [order, setOrder] = useState<Order>({ by: 'date', down: true });
  return (
    <Tile title={t.transactions} span={7}>
      <table className={classes.table} aria-label={t.transactions}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading
                key={column}
                column={column}
                order={order}
                onChoose={() => setOrder(afterChoosing(order, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(transactions, order, language).map((one) => (
            <Row key={one.id} transaction={one} />
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

interface HeadingProps {
  readonly column: Column;
  readonly order: Order;
  readonly onChoose: () => void;
}

function Heading({ column, order, onChoose }: HeadingProps) {
  const t = useTexts(financeTexts);
  const isIt = order.by === column;
  const Icon = isIt ? (order.down ? ChevronDownIcon : ChevronUpIcon) : ChevronUpDownIcon;
  const sorted = isIt ? (order.down ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-column={column} aria-sort={sorted}>
      <button type="button" title={t.sortBy(t.columns[column])} onClick={onChoose}>
        {t.columns[column]}
        <Icon width={16} height={16} aria-hidden="true" data-chosen={isIt || undefined} />
      </button>
    </th>
  );
}

function Row({
  transaction: { transactionId, date, name, amount, status },
}: {
  readonly transaction: Transaction;
}) {
  const t = useTexts(financeTexts);
  const { day, amount: written } = useFigures();
  return (
    <tr>
      <td data-column="transactionId">{transactionId}</td>
      <td data-column="date">{day(date)}</td>
      <td data-column="name">{name}</td>
      <td data-column="amount">{written(amount)}</td>
      <td data-column="status">
        <StateDot lit={status === 'completed'} text={t.transactionStates[status]} />
      </td>
    </tr>
  );
}
