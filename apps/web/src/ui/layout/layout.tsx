// What stands where: below each other (Stack), beside each other (Row), in columns (Grid), or just apart (Box).
//
//   <Stack gap="lg">
//     <Row justify="between"><Title>Cheques</Title><Button>Emitir</Button></Row>
//     <Grid min="14rem" gap="xl">…</Grid>
//   </Stack>
//
// `as` says what it is to who does not see it: a section, a list, a set of fields. Lists have no marks and no margins.
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { type Breakpoint, dress, joined, type Look, type Style, word } from '#ui/look/look.ts';

type Tag =
  | 'div'
  | 'span'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'article'
  | 'main'
  | 'figure'
  | 'search'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'label'
  | 'output'
  | 'form'
  | 'fieldset'
  | 'details';

export interface BoxProps extends Look, Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: Tag;
  readonly ref?: Ref<HTMLElement> | undefined;
  /** A form that judges by itself. */
  readonly noValidate?: boolean;
  /** A set of fields that cannot be written in. */
  readonly disabled?: boolean;
  /** What opens, open. */
  readonly open?: boolean;
  /** Measures that only the moment knows. */
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

export const Box = (props: BoxProps) => <Placed {...props} kind="" />;

export const Stack = (props: BoxProps) => <Placed {...props} kind={word('stack')} />;

interface RowProps extends BoxProps {
  /** Stays in one line, whatever its width. */
  readonly oneLine?: boolean;
  /** Stands in a line of text. */
  readonly inline?: boolean;
  /** Below this width of the window, one below the other. */
  readonly stackBelow?: Breakpoint;
}

/** Centred on its line, and goes on below where it does not fit. */
export function Row({ oneLine = false, inline = false, stackBelow, ...props }: RowProps) {
  const kind = joined(
    word('row'),
    oneLine && word('one-line'),
    inline && word('inline'),
    stackBelow && word(`stack-below-${stackBelow}`),
  );
  return <Placed {...props} kind={kind} />;
}

interface GridProps extends BoxProps {
  /** As many columns as fit, each at least this wide. */
  readonly min?: string;
  /** With `min`: a last row with less keeps the width of the others. */
  readonly even?: boolean;
  /** So many equal columns, or as CSS says them. */
  readonly columns?: number | string;
  /** Below this width of the window, one column. */
  readonly oneBelow?: Breakpoint;
}

export function Grid({ min, even = false, columns, oneBelow, style, ...props }: GridProps) {
  const template = min === undefined ? said(columns) : asMany(min, even);
  const kind = joined(word('grid'), oneBelow && word(`one-below-${oneBelow}`));
  return <Placed {...props} kind={kind} style={{ ...template, ...style }} />;
}

const asMany = (min: string, even: boolean): Style => ({
  '--columns': `repeat(${even ? 'auto-fill' : 'auto-fit'}, minmax(min(${min}, 100%), 1fr))`,
});

function said(columns: number | string | undefined): Style {
  if (columns === undefined) return {};
  return { '--columns': typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns };
}

interface PlacedProps extends BoxProps {
  readonly kind: string | undefined;
}

function Placed({ as: Element = 'div', kind, className, style, ...props }: PlacedProps) {
  const { rest, ...look } = dress(props);
  // Which of the tags it is, and so whose the rest may be, is known where it is written.
  const own: object = rest;
  const isList = Element === 'ul' || Element === 'ol';
  const bare = isList ? word('list') : Element === 'fieldset' && word('fieldset');
  const names = joined(kind, bare, look.className, className);
  return <Element {...own} className={names} style={{ ...look.style, ...style }} />;
}
