// The icons of a set as tiles, of which only those near the window are drawn. The grid is one stop of the keyboard: the
// arrows move its mark, and Enter takes the marked icon.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTopBarHeight } from '#ui/page/top-bar.ts';
import { useTopMargin } from '#ui/tables/top-margin.ts';
import { Drawing } from './drawing.tsx';
import { moveInGrid } from './grid-keys.ts';
import classes from './icons.module.css';

interface IconGridProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly drawings: Readonly<Record<string, string>>;
  readonly side: number;
  readonly size: number;
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

const TILE = { width: 144, height: 120, gap: 8 } as const;
/** What stays over the first tiles while they move. */
const TOOLS_HEIGHT = 64;

export function IconGrid({ label, names, drawings, side, size, chosen, onChoose }: IconGridProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns(place);
  const { rows, before, height, bring } = useRows(place, Math.ceil(names.length / columns));
  const { mark, take, onKeyDown } = useMark(place, names, columns, bring, onChoose);
  const isDrawn = rows.includes(Math.floor(mark / columns));
  return (
    <div
      ref={place}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={isDrawn ? `${id}-${mark}` : undefined}
      className={classes.grid}
      style={{ height, paddingTop: before }}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div
          key={row}
          role="presentation"
          className={classes.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {names.slice(row * columns, (row + 1) * columns).map((name, column) => {
            const index = row * columns + column;
            return (
              <Tile
                key={name}
                id={`${id}-${index}`}
                name={name}
                inside={drawings[name] ?? ''}
                side={side}
                size={size}
                place={[index + 1, names.length]}
                chosen={name === chosen}
                marked={index === mark}
                onClick={() => take(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Which icon the keyboard is on, and where its keys take it. */
function useMark(
  place: RefObject<HTMLElement | null>,
  names: readonly string[],
  columns: number,
  bring: (row: number) => void,
  onChoose: (name: string) => void,
) {
  const [moved, setMark] = useState(0);
  const mark = Math.min(moved, names.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveInGrid(event.key, mark, names.length, columns);
    if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) return take(mark);
    setMark(to);
    bring(Math.floor(to / columns));
  };
  const take = (index: number) => {
    // The keyboard stays with the grid, whatever tiles come and go.
    place.current?.focus({ preventScroll: true });
    setMark(index);
    onChoose(names[index] ?? '');
  };
  return { mark, take, onKeyDown };
}

interface TileProps extends Pick<IconGridProps, 'side' | 'size'> {
  readonly id: string;
  readonly name: string;
  readonly inside: string;
  /** Which, of how many. */
  readonly place: readonly [number, number];
  readonly chosen: boolean;
  readonly marked: boolean;
  readonly onClick: () => void;
}

const Tile = ({ id, name, inside, side, size, place: [which, of], chosen, marked, onClick }: TileProps) => (
  <button
    type="button"
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    aria-setsize={of}
    aria-posinset={which}
    data-marked={marked || undefined}
    className={classes.tile}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <span className={classes.drawing}>
      <Drawing inside={inside} side={side} size={size} />
    </span>
    <span className={classes.name}>{name}</span>
  </button>
);

function useRows(place: RefObject<HTMLElement | null>, count: number) {
  const margin = useTopMargin(place);
  const bar = useTopBarHeight();
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => TILE.height + TILE.gap,
    overscan: 3,
    scrollMargin: margin,
    scrollPaddingStart: bar + TOOLS_HEIGHT,
    scrollPaddingEnd: TILE.gap,
  });
  const near = virtual.getVirtualItems();
  return {
    rows: near.map(({ index }) => index),
    before: (near[0]?.start ?? margin) - margin,
    height: virtual.getTotalSize(),
    bring: (row: number) => virtual.scrollToIndex(row),
  };
}

/** As many as fit. */
function useColumns(place: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = () =>
      setColumns(Math.max(1, Math.floor((current.clientWidth + TILE.gap) / (TILE.width + TILE.gap))));
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    return () => watch.disconnect();
  }, [place]);
  return columns;
}
