// Names and what they are worth, as a list that says so to who does not see it.
//
//   <Facts>
//     <Fact label="Estado"><StateMark tone="success">Activa</StateMark></Fact>
//     <Fact label="Saldo" figures>{formatearQuetzales(saldo)}</Fact>
//   </Facts>
//
// `beside`: the name at the left of what it is worth; `above`: over it, in as many columns as fit; `inline`: pairs in a row.
import type { ReactNode } from 'react';
import { dress, joined, type Look } from '#ui/look/look.ts';
import { Text, type TextProps } from '#ui/text/text.tsx';
import classes from './facts.module.css';

interface FactsProps extends Omit<Look, 'width' | 'size'> {
  readonly layout?: 'beside' | 'above' | 'inline';
  /** Above: each at least this wide. Beside: how wide the names are. */
  readonly width?: string;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly label?: string;
  readonly live?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Facts(props: FactsProps) {
  const { layout = 'beside', width, size = 'sm', label, live, className, children, ...room } = props;
  const look = dress(room);
  const names = joined(classes.facts, classes[layout], classes[`size-${size}`], look.className, className);
  const measured = width === undefined ? look.style : { ...look.style, '--width': width };
  return (
    <dl
      className={names}
      style={measured}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(live === true ? { 'aria-live': 'polite' as const } : {})}
    >
      {children}
    </dl>
  );
}

interface FactProps
  extends Pick<TextProps, 'tone' | 'weight' | 'figures' | 'size' | 'muted' | 'verbatim' | 'unbroken'> {
  readonly label: ReactNode;
  /** The whole width, whatever its neighbours have. */
  readonly wide?: boolean;
  /** The one that the others add up to. */
  readonly total?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Fact({ label, wide = false, total = false, className, children, ...look }: FactProps) {
  return (
    <div
      className={joined(classes.fact, className)}
      data-wide={wide || undefined}
      data-total={total || undefined}
    >
      <dt>{label}</dt>
      <Text as="dd" breaks {...look}>
        {children}
      </Text>
    </div>
  );
}
