// A form of the access pages: notice above, fields, one wide button. While it waits for the server everything in it
// is disabled and the button turns.
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './access-form.module.css';
import { AccessNotice, type Notice } from './access-notice.tsx';

interface AccessFormProps {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly esperando: boolean;
  readonly aviso: Notice | undefined;
  readonly accion: string;
  /** The button is off for another reason than waiting. */
  readonly detenida?: boolean;
  readonly children: ReactNode;
}

export function AccessForm({
  onSubmit,
  esperando,
  aviso,
  accion,
  detenida = false,
  children,
}: AccessFormProps) {
  return (
    <form className={classes.formulario} onSubmit={onSubmit} noValidate aria-busy={esperando}>
      <AccessNotice aviso={aviso} />
      <fieldset className={classes.campos} disabled={esperando}>
        {children}
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={esperando}
          disabled={detenida}
          className={classes.boton ?? ''}
        >
          {accion}
        </Button>
      </fieldset>
    </form>
  );
}
