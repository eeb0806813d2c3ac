// The shape of the desk's dialogs: what went wrong, the fields, and the button that does it.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import classes from './dialogos.module.css';

interface FormularioProps {
  readonly titulo: string;
  readonly accion: string;
  readonly peligro?: boolean;
  readonly ancho?: number;
  /** What belongs to no field. */
  readonly error: string | undefined;
  readonly cambiado: boolean;
  readonly ocupado: boolean;
  /** Nothing has to be written: Enter, and on. */
  readonly enfocarAccion?: boolean;
  /** Beside the buttons. */
  readonly nota?: ReactNode;
  readonly onEnviar: () => Promise<unknown>;
  readonly onCerrar: () => void;
  readonly children: ReactNode;
}

export function Formulario(props: FormularioProps) {
  const { error, peligro = false, ancho = 520, nota, onCerrar } = props;
  return (
    <FormDialog titulo={props.titulo} ancho={ancho} conCambios={props.cambiado} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(props.onEnviar)}>
        <div className={classes.campos}>
          {error !== undefined && <FormNotice tono="error" texto={error} />}
          {props.children}
        </div>
        <FormDialogFooter onCancelar={onCerrar} nota={nota}>
          <Button
            type="submit"
            loading={props.ocupado}
            data-autofocus={props.enfocarAccion || undefined}
            {...(peligro ? { color: 'red' } : {})}
          >
            {props.accion}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
