// The end of a form whose changes are kept or left: neither is offered while there are none.
//
//   <SaveButtons formState={formulario.formState} onDescartar={descartar} />
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './save-buttons.module.css';

interface SaveButtonsProps {
  readonly formState: { readonly isDirty: boolean; readonly isSubmitting: boolean };
  readonly onDescartar: () => void;
  readonly texto?: string;
  /** Beside them. */
  readonly children?: ReactNode;
}

export function SaveButtons({ formState, onDescartar, texto = 'Guardar', children }: SaveButtonsProps) {
  const { isDirty, isSubmitting } = formState;
  return (
    <div className={classes.botones}>
      <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
        {texto}
      </Button>
      <Button variant="default" disabled={!isDirty} onClick={onDescartar}>
        Descartar
      </Button>
      {children}
    </div>
  );
}
