// A button that says what was chosen, and opens where it is chosen.
import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './pill.module.css';

interface PillProps extends ComponentPropsWithRef<'button'> {
  readonly icon: Icon;
  readonly tone?: 'good' | 'bad' | undefined;
  readonly children: string;
}

export function Pill({ icon: Drawing, tone, children, ...button }: PillProps) {
  return (
    <button type="button" {...button} className={classes.pill} data-tone={tone}>
      <Drawing className={classes.mark} data-tone={tone} width={18} height={18} aria-hidden="true" />
      {children}
    </button>
  );
}
