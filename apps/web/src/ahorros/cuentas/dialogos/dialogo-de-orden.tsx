// The frame of what is asked before something is done with an account: what will happen, the fields, and the button.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import classes from './dialogos.module.css';

interface DialogoDeOrdenProps {
  readonly titulo: string;
  readonly texto?: ReactNode;
  readonly boton: string;
  readonly peligro?: boolean;
  /** While what it is about is not known. */
  readonly impedida?: boolean;
  readonly orden: {
    readonly general: string | undefined;
    readonly enviar: () => Promise<unknown>;
    readonly isDirty: boolean;
    readonly isSubmitting: boolean;
  };
  readonly onCerrar: () => void;
  readonly children: ReactNode;
}

export function DialogoDeOrden(props: DialogoDeOrdenProps) {
  const { titulo, texto, boton, peligro = false, impedida = false, orden, onCerrar, children } = props;
  return (
    <FormDialog titulo={titulo} conCambios={orden.isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(orden.enviar)}>
        <div className={classes.campos}>
          {orden.general !== undefined && <FormNotice tono="error" texto={orden.general} />}
          {texto !== undefined && <p className={classes.texto}>{texto}</p>}
          {children}
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button
            type="submit"
            {...(peligro ? { color: 'red' } : {})}
            disabled={impedida}
            loading={orden.isSubmitting}
          >
            {boton}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
