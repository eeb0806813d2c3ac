// How many are left, and a bar that says whether they are few.

import { useTexts } from '#demo/frame/texts.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './stock-mark.module.css';
import { inventoryTexts } from './texts.ts';

const FEW = 20;
const FAIR = 30;

export function StockMark({ stock }: { readonly stock: number | null }) {
  const t = useTexts(inventoryTexts);
  if (stock === null) return '–';
  const level = stock < FEW ? 'lowStock' : stock < FAIR ? 'fairStock' : 'fullStock';
  return (
    <span className={classes.stock}>
      {formatearEntero(stock)}
      <span className={classes.bar} role="img" aria-label={t[level]} data-level={level} />
    </span>
  );
}
