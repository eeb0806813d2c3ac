// Asks why, and does it. What was typed stays if it is refused.
import { motivo } from '@cuadra/contract/campos';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { refrescarCajas } from '../consultas.ts';
import classes from './pedir-motivo.module.css';

interface PedirMotivoProps {
  readonly titulo: string;
  readonly texto?: ReactNode;
  /** What is written, when it is not a reason. */
  readonly etiqueta?: string;
  readonly accion: string;
  readonly hacer: (motivo: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const esquema = z.object({ motivo });

export function PedirMotivo({
  titulo,
  texto,
  etiqueta = 'Motivo',
  accion,
  hacer,
  onClose,
}: PedirMotivoProps) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { motivo: '' },
  });
  const enviar = handleSubmit(async ({ motivo: escrito }) => {
    setGeneral(undefined);
    try {
      await hacer(escrito);
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    } finally {
      void refrescarCajas();
    }
  });
  return (
    <FormDialog titulo={titulo} conCambios={formState.isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          {texto !== undefined && <div className={classes.texto}>{texto}</div>}
          <Textarea
            label={etiqueta}
            withAsterisk
            rows={3}
            maxLength={400}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            {accion}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
