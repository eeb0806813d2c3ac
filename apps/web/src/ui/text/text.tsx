// Words: their size, their tone and how they break. Every text of a screen that is not a field's or a button's is one.
//
//   <Text>Se paga con el cheque 1001.</Text>
//   <Text muted size="sm">Hasta hoy</Text>
//   <Title level={2}>Movimientos</Title>
//   <Hidden>Acciones</Hidden>
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { dress, joined, type Look, word } from '#ui/look/look.ts';

type Tag =
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'b'
  | 'em'
  | 'small'
  | 'del'
  | 'li'
  | 'dt'
  | 'dd'
  | 'time'
  | 'figcaption'
  | 'legend'
  | 'label'
  | 'output'
  | 'blockquote'
  | 'code'
  | 'pre'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4';

export interface TextProps extends Look, Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: Tag;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly style?: CSSProperties;
  readonly dateTime?: string;
  readonly htmlFor?: string;
  readonly children?: ReactNode;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

export function Text({ as: Element = 'p', className, style, ...props }: TextProps) {
  const { rest, ...look } = dress(props);
  // Which of the tags it is, and so whose the rest may be, is known where it is written.
  const own: object = rest;
  const names = joined(word('text'), look.className, className);
  return <Element {...own} className={names} style={{ ...look.style, ...style }} />;
}

interface TitleProps extends Omit<TextProps, 'as'> {
  /** Its place in the page's outline; its size is said apart. */
  readonly level?: 1 | 2 | 3 | 4;
}

export const Title = ({ level = 2, size = 'md', weight = 'bold', ...props }: TitleProps) => (
  <Text as={`h${level}`} size={size} weight={weight} {...props} />
);

/** What is told besides: grey, small, in whole lines. */
export const Note = (props: TextProps) => <Text size="sm" muted lines="even" {...props} />;

/** Said to who does not see the screen. */
export function Hidden({
  as: Element = 'span',
  ...props
}: Pick<TextProps, 'as' | 'id' | 'role' | 'children'>) {
  return <Element {...props} className={word('hidden')} />;
}
