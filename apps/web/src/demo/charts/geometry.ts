// Where the values of a series stand in a frame. The drawing is stretched to the room that there is, so places are parts
// of its width and height, from 0 to 1; y grows downwards.

/** What the drawing itself measures; the strokes do not stretch with it. */
export const WIDTH = 1000;
export const HEIGHT = 300;

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The values that are written beside it, from the lowest. */
  readonly ticks: readonly number[];
}

/** Round figures around all of the values; with `fromZero`, zero is one of them. */
export function scaleOf(values: readonly number[], { fromZero = false, howMany = 4 } = {}): Scale {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return { low: 0, high: 1, ticks: [0, 1] };
  const least = Math.min(...finite, ...(fromZero ? [0] : []));
  const most = Math.max(...finite, ...(fromZero ? [0] : []));
  const step = roundStep((most - least || Math.abs(most) || 1) / howMany);
  const first = Math.floor(least / step + TINY);
  const last = Math.max(Math.ceil(most / step - TINY), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => tidy((first + place) * step));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Only as much as the values need: for a line that is drawn small. */
export function tightScale(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low < high ? { low, high, ticks: [] } : { low: low - 1, high: low + 1, ticks: [] };
}

export const heightOf = (value: number, { low, high }: Scale): number => 1 - (value - low) / (high - low);

/** Columns stand in the middle of their band; points begin and end at the edges. */
export function placeOf(index: number, count: number, banded: boolean): number {
  if (banded || count === 1) return (index + 0.5) / count;
  return index / (count - 1);
}

/** The nearest one to a place. */
export function nearest(place: number, count: number, banded: boolean): number {
  const index = banded || count === 1 ? Math.floor(place * count) : Math.round(place * (count - 1));
  return Math.max(0, Math.min(count - 1, index));
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const spotsOf = (values: readonly number[], scale: Scale, banded: boolean): Spot[] =>
  values.map((value, index) => ({
    x: placeOf(index, values.length, banded),
    y: heightOf(value, scale),
  }));

/** The `d` of the line through them. */
export const linePath = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x, WIDTH)} ${at(y, HEIGHT)}`).join('');

/** The `d` of what is between the line and the foot. */
export function areaPath(spots: readonly Spot[]): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${linePath(spots)}L${at(last.x, WIDTH)} ${HEIGHT}L${at(first.x, WIDTH)} ${HEIGHT}Z`;
}

/** The part of its band that a column takes. */
const COLUMN = 0.5;

export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const columnsOf = (spots: readonly Spot[]): Column[] =>
  spots.map(({ x, y }) => {
    const width = (COLUMN * WIDTH) / spots.length;
    return {
      x: round(x * WIDTH - width / 2),
      y: at(y, HEIGHT),
      width: round(width),
      height: round((1 - y) * HEIGHT),
    };
  });

/** Which of so many are written below, so that about `howMany` are, at equal steps and counting back from the last. */
export function labelled(count: number, howMany: number): number[] {
  const step = Math.max(1, Math.ceil(count / howMany));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

const TINY = 1e-9;

/** 1, 2, 2.5 or 5, and so many zeros. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * (1 - TINY)) ?? 10) * power;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Without the dust that multiplying decimals leaves. */
const tidy = (value: number): number => Number(value.toPrecision(12));
const at = (part: number, whole: number): number => round(part * whole);
const round = (value: number): number => Math.round(value * 100) / 100;
