// The products as a table whose headings sort it; the one that is open has its form under its row.

import { centavos } from '@cuadra/core/dinero';
import type { Product } from '@cuadra/demo-api/inventory/calls';
import {
  CheckCircleIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  PhotoIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline';
import { Fragment, type ReactNode, useId } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { ListAddress, SortField } from './list-address.ts';
import classes from './product-table.module.css';
import { StockMark } from './stock-mark.tsx';
import { inventoryTexts } from './texts.ts';

interface ProductTableProps extends Pick<ListAddress, 'sort' | 'order'> {
  readonly products: readonly Product[];
  readonly openId: string | undefined;
  readonly onSort: (sort: SortField) => void;
  readonly onToggle: (product: Product) => void;
  /** What stands under the open row. */
  readonly form: (product: Product) => ReactNode;
}

const COLUMNS = ['sku', 'name', 'price', 'stock', 'active'] as const satisfies readonly SortField[];

export function ProductTable({ products, sort, order, openId, onSort, onToggle, form }: ProductTableProps) {
  const t = useTexts(inventoryTexts);
  const formId = useId();
  return (
    <table className={classes.table} aria-label={t.products}>
      <thead>
        <tr>
          <th scope="col" data-column="picture">
            <span className={classes.hidden}>{t.picture}</span>
          </th>
          {COLUMNS.map((column) => (
            <Heading key={column} column={column} sort={sort} order={order} onSort={onSort} />
          ))}
          <th scope="col" data-column="details">
            <span className={classes.hidden}>{t.details}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Fragment key={product.id}>
            <Row
              product={product}
              open={product.id === openId}
              controls={formId}
              onToggle={() => onToggle(product)}
            />
            {product.id === openId && (
              <tr className={classes.opened} id={formId}>
                <td colSpan={COLUMNS.length + 2}>{form(product)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps extends Pick<ProductTableProps, 'sort' | 'order' | 'onSort'> {
  readonly column: SortField;
}

function Heading({ column, sort, order, onSort }: HeadingProps) {
  const { columns } = useTexts(inventoryTexts);
  const isSorted = column === sort;
  const Arrow = order === 'asc' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes.sort} onClick={() => onSort(column)}>
        {columns[column]}
        <Arrow className={classes.arrow} data-shown={isSorted || undefined} aria-hidden="true" />
      </button>
    </th>
  );
}

interface RowProps {
  readonly product: Product;
  readonly open: boolean;
  /** The id of its form. */
  readonly controls: string;
  readonly onToggle: () => void;
}

function Row({ product, open, controls, onToggle }: RowProps) {
  const t = useTexts(inventoryTexts);
  const { name, sku, price, stock, active, thumbnail } = product;
  const Mark = active ? CheckCircleIcon : XCircleIcon;
  return (
    <tr data-open={open || undefined}>
      <td data-column="picture">
        {thumbnail === null ? (
          <span className={classes.noPicture}>
            <PhotoIcon width={20} height={20} aria-hidden="true" />
          </span>
        ) : (
          <img className={classes.picture} src={thumbnail} alt="" />
        )}
      </td>
      <td data-column="sku">{sku}</td>
      <th scope="row" data-column="name">
        {name}
        <span className={classes.under}>{amount(price)}</span>
      </th>
      <td data-column="price">{amount(price)}</td>
      <td data-column="stock">
        <StockMark stock={stock} />
      </td>
      <td data-column="active">
        <span
          className={classes.mark}
          data-active={active || undefined}
          role="img"
          aria-label={active ? t.isActive : t.isDisabled}
        >
          <Mark width={20} height={20} aria-hidden="true" />
        </span>
      </td>
      <td data-column="details">
        <IconButton
          label={t.open(name)}
          icon={open ? ChevronUpIcon : ChevronDownIcon}
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          onClick={onToggle}
        />
      </td>
    </tr>
  );
}

const amount = (price: number | null): string =>
  price === null ? '–' : formatearQuetzales(centavos(Math.round(price * 100)));
