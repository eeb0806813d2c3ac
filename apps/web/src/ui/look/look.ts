// How something looks and where it stands, in words: the one vocabulary of Box, Stack, Row, Grid, Card, Text and the rest of
// the kit. A word is a class of look.css; what only the moment knows (a width) is a style.
//
//   <Row gap="md" justify="between" pad="md xl" line="below" size="sm" muted hideBelow="sm">
import type { CSSProperties } from 'react';
import './look.css';

/** 2, 4, 6, 8, 12, 16 and 24 pixels. */
export type Gap = 'none' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
/** 12, 13, 14, 16, 18, 20 and 24 pixels. */
export type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';
export type Tone = 'normal' | 'muted' | 'hint' | 'error' | 'warning' | 'success' | 'primary';
/** 600, 960 and 1280 pixels of window. */
export type Breakpoint = 'sm' | 'md' | 'lg';

export interface Look {
  /** Between its children; two words: from row to row, and from column to column. */
  readonly gap?: Gap | `${Gap} ${Gap}` | undefined;
  /** Inside its edge; two words: above and below, and at the sides. */
  readonly pad?: Gap | `${Gap} ${Gap}` | undefined;
  /** Outside, above it; what stands together says its gap instead. */
  readonly roomAbove?: Exclude<Gap, 'none'> | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Where it stands itself, among its neighbours. */
  readonly alignSelf?: 'start' | 'end' | undefined;
  /** No wider than it needs, each in its cell. */
  readonly justifyItems?: 'start' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Takes the room that is left, and gives it back before anything overflows. */
  readonly grow?: boolean | undefined;
  /** How wide it would like to be, before it grows. */
  readonly basis?: string | undefined;
  /** May be narrower than what is in it. */
  readonly shrinks?: boolean | undefined;
  /** Never smaller than what is in it. */
  readonly rigid?: boolean | undefined;
  /** At the far end of its row. */
  readonly push?: boolean | undefined;
  /** How many columns of the grid that it stands in. */
  readonly span?: 'all' | 2 | undefined;
  readonly width?: string | undefined;
  /** No wider than this. */
  readonly max?: string | undefined;
  readonly minHeight?: string | undefined;
  /** In the middle of what is left around it. */
  readonly center?: boolean | undefined;
  /** What it is painted on: a card, a box with a hairline, or a shade of grey or of the theme's colour. */
  readonly surface?: 'card' | 'box' | 'inset' | 'tint' | undefined;
  /** What sticks out at its corners is not seen. */
  readonly clip?: boolean | undefined;
  /** Hairlines. */
  readonly line?: 'above' | 'below' | 'between' | undefined;
  /** Wider than its room, it slides inside its own frame. */
  readonly scroll?: boolean | undefined;
  /** What is in it may ask how wide it is. */
  readonly container?: boolean | undefined;
  readonly hideBelow?: Breakpoint | undefined;
  readonly hideFrom?: Breakpoint | undefined;
  readonly hideInPrint?: boolean | undefined;
  /** Absent: that of what it stands in. */
  readonly size?: Size | undefined;
  readonly tone?: Tone | undefined;
  /** The grey of what is read second. */
  readonly muted?: boolean | undefined;
  readonly weight?: 'normal' | 'medium' | 'bold' | undefined;
  readonly lines?: 'tight' | 'even' | 'loose' | undefined;
  /** Amounts, codes and dates: every digit as wide as the next. */
  readonly figures?: boolean | undefined;
  /** In one line, whatever its width. */
  readonly unbroken?: boolean | undefined;
  /** In one line, cut where there is no room: somewhere else it is said whole. */
  readonly cut?: boolean | undefined;
  /** Breaks anywhere. */
  readonly breaks?: boolean | undefined;
  /** With the lines that it was written in. */
  readonly verbatim?: boolean | undefined;
  /** A line of its own. */
  readonly block?: boolean | undefined;
  /** A list with a dot before each. */
  readonly dots?: boolean | undefined;
  readonly textAlign?: 'right' | 'center' | undefined;
}

/** What a word and its value are called in the style sheet. */
const WORDS = {
  gap: spaced('gap', 'across'),
  pad: spaced('pad-y', 'pad-x'),
  roomAbove: named('room-above'),
  align: named('align'),
  alignSelf: named('self'),
  justifyItems: named('items'),
  justify: named('justify'),
  grow: alone('grow'),
  shrinks: alone('shrinks'),
  rigid: alone('rigid'),
  push: alone('push'),
  span: named('span'),
  center: alone('center'),
  surface: named('surface'),
  clip: alone('clip'),
  line: named('line'),
  scroll: alone('scroll'),
  container: alone('container'),
  hideBelow: named('hide-below'),
  hideFrom: named('hide-from'),
  hideInPrint: alone('hide-in-print'),
  size: named('size'),
  tone: named('tone'),
  muted: alone('tone-muted'),
  weight: named('weight'),
  lines: named('lines'),
  figures: alone('figures'),
  unbroken: alone('unbroken'),
  cut: alone('cut'),
  breaks: alone('breaks'),
  verbatim: alone('verbatim'),
  block: alone('block'),
  dots: alone('dots'),
  textAlign: named('text'),
} as const satisfies Partial<Record<keyof Look, (value: unknown) => readonly string[]>>;

/** What becomes a measure of its own. */
const MEASURES = {
  basis: '--basis',
  width: 'width',
  max: 'maxWidth',
  minHeight: 'minHeight',
} as const satisfies Partial<Record<keyof Look, string>>;

/** With variables of our own. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface Dressed<P> {
  readonly className: string;
  readonly style: CSSProperties;
  /** What is left for the element itself. */
  readonly rest: Omit<P, keyof Look>;
}

/** Takes the words of a look from what a component was given. */
export function dress<P extends Look>(props: P): Dressed<P> {
  const names: string[] = [];
  const style: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isIn(WORDS, name)) names.push(...WORDS[name](value));
    else if (isIn(MEASURES, name)) style[MEASURES[name]] = value;
    else rest[name] = value;
  }
  if ('--basis' in style && !names.includes('grow')) names.push('basis');
  return { className: names.map(word).join(' '), style, rest: rest as Omit<P, keyof Look> };
}

/** The class of a word. */
export const word = (name: string): string => `k-${name}`;

export const joined = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');

function isIn<T extends object>(words: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(words, name);
}

function named(prefix: string) {
  return (value: unknown): readonly string[] => (value === undefined ? [] : [`${prefix}-${String(value)}`]);
}

function alone(name: string) {
  return (value: unknown): readonly string[] => (value === true ? [name] : []);
}

/** One word for both directions, or one for each. */
function spaced(all: string, beside: string) {
  return (value: unknown): readonly string[] => {
    if (typeof value !== 'string') return [];
    const [first = '', second] = value.split(' ');
    if (all === 'gap') return second === undefined ? [`gap-${first}`] : [`gap-${first}`, `across-${second}`];
    return [`${all}-${first}`, `${beside}-${second ?? first}`];
  };
}
