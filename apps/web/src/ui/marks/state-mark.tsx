// The state of something: its name, and a mark that tells it without colour too.
//
//   <StateMark mark="full" markTone="success">Activa</StateMark>
//   <StateMark mark="ring" tone="muted">Cerrada</StateMark>
//   <StateMark icon={ClockIcon} tone="warning" size="xs">En revisión</StateMark>
//
// A full dot is in force, half a dot waits, a ring expects nothing any more. `tone` is of all of it, `markTone` of its mark alone.
import type { ReactNode } from 'react';
import type { Size, Tone } from '#ui/look/look.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './state-mark.module.css';

interface StateMarkProps {
  readonly mark?: 'full' | 'half' | 'ring';
  readonly icon?: Icon;
  readonly tone?: Tone;
  readonly markTone?: Tone;
  readonly size?: Size;
  readonly weight?: 'medium' | 'bold';
  readonly figures?: boolean;
  /** What the pointer is told. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function StateMark({ mark, icon: Drawing, markTone, children, ...look }: StateMarkProps) {
  return (
    <Text
      as="span"
      className={classes.state ?? ''}
      unbroken
      data-mark={mark}
      data-mark-tone={markTone}
      {...look}
    >
      {Drawing !== undefined && <Drawing width={14} height={14} aria-hidden="true" />}
      {children}
    </Text>
  );
}

interface TagProps {
  readonly tone?: 'muted' | 'warning' | 'error' | 'success' | 'primary';
  /** On a ground of its own, not in a hairline. */
  readonly solid?: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word that something carries, as a label does. */
export function Tag({ tone = 'muted', solid = false, ...rest }: TagProps) {
  return <span className={classes.tag} data-tone={tone} data-solid={solid || undefined} {...rest} />;
}
