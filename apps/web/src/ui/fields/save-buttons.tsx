// The end of a form whose changes are kept or left: neither is offered while there are none.
//
//   <SaveButtons formState={form.formState} onDiscard={discard} />
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './save-buttons.module.css';

interface SaveButtonsProps {
  readonly formState: { readonly isDirty: boolean; readonly isSubmitting: boolean };
  readonly onDiscard: () => void;
  readonly text?: string;
  /** Beside them. */
  readonly children?: ReactNode;
}

export function SaveButtons({ formState, onDiscard, text = 'Guardar', children }: SaveButtonsProps) {
  const { isDirty, isSubmitting } = formState;
  return (
    <div className={classes.botones}>
      <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
        {text}
      </Button>
      <Button variant="default" disabled={!isDirty} onClick={onDiscard}>
        Descartar
      </Button>
      {children}
    </div>
  );
}
