// A card of a dashboard. On its grid (Board) it takes so many of twelve columns where there is room, and fewer share a row
// as there is less.
//
//   <Board><Tile title={t.visits} span={4} action={<RangeMenu … />}>…</Tile></Board>
import { type ReactNode, useId } from 'react';
import classes from './tile.module.css';
import tones from './tones.module.css';

interface TileProps {
  readonly title: string;
  /** `small` is a quarter that also fits beside another on a phone. */
  readonly span: 'small' | 3 | 4 | 5 | 7 | 12;
  readonly action?: ReactNode;
  /** Dark in both schemes. */
  readonly night?: boolean;
  readonly children: ReactNode;
}

export function Tile({ title, span, action, night = false, children }: TileProps) {
  const id = useId();
  return (
    <section
      className={`${classes.tile} ${night ? `${classes.night} ${tones.night}` : ''}`}
      data-span={span}
      aria-labelledby={id}
    >
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}

export const Board = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.board}>{children}</div>
  </div>
);
