// A form of the access pages: notice above, fields, one wide button. While it waits for the server everything in it
// is disabled and the button turns.
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './access-form.module.css';
import classes1 from './access-notice.module.css';

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

// What the page has to say above the form. Errors are announced as they appear.
export interface Notice {
  readonly tono: 'error' | 'exito' | 'info';
  readonly texto: ReactNode;
  /** What changes by the second: shown beside the text, but not read aloud at every change. */
  readonly cuenta?: string;
}

export function AccessNotice({ aviso }: { readonly aviso: Notice | undefined }) {
  if (aviso === undefined) return null;
  return (
    <div className={classes1.aviso} data-tono={aviso.tono}>
      <span role={aviso.tono === 'error' ? 'alert' : 'status'}>{aviso.texto}</span>
      {aviso.cuenta !== undefined && <span role="timer"> {aviso.cuenta}</span>}
    </div>
  );
}
