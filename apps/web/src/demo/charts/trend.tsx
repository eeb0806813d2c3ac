// How much something changed since before, with an arrow that does not depend on its colour.
//
//   <Trend percent={-3.2} note={t.sinceBefore} />
import { ArrowTrendingDownIcon, ArrowTrendingUpIcon, MinusIcon } from '@heroicons/react/20/solid';
import { useTexts } from '#demo/frame/texts.ts';
import { chartTexts } from './chart-texts.ts';
import { useFigures } from './figures.ts';
import classes from './trend.module.css';

interface TrendProps {
  /** Negative: it went down. */
  readonly percent: number;
  readonly note?: string;
  /** Neither way is better than the other. */
  readonly neutral?: boolean;
}

export function Trend({ percent, note, neutral = false }: TrendProps) {
  const t = useTexts(chartTexts);
  const { percent: written } = useFigures();
  const [Icon, word, way] =
    percent === 0
      ? ([MinusIcon, t.same, 'same'] as const)
      : percent > 0
        ? ([ArrowTrendingUpIcon, t.up, 'up'] as const)
        : ([ArrowTrendingDownIcon, t.down, 'down'] as const);
  return (
    <span className={classes.trend}>
      <span className={classes.figure} data-way={neutral ? undefined : way}>
        <Icon width={16} height={16} role="img" aria-label={word} />
        {written(Math.abs(percent))}
      </span>
      {note !== undefined && <span>{note}</span>}
    </span>
  );
}

/** From before to now, in percent with one decimal. */
export const changeOf = (before: number, now: number): number =>
  before === 0 ? 0 : Math.round((now / before - 1) * 1000) / 10;
