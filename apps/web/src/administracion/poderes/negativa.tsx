import { type CambioDePoder, rechazarCambio } from '@cuadra/contract/administracion/poderes';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { nombresDeResolucion } from './en-palabras.ts';
import classes from './poderes.module.css';
import { resolver } from './resolver.ts';

interface NegativaProps {
  readonly cambio: CambioDePoder;
  readonly como: 'rechazar' | 'detener';
  readonly onClose: () => void;
}

export function Negativa({ cambio: { id, descripcion }, como, onClose }: NegativaProps) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof rechazarCambio.body>>({
    resolver: zodResolver(rechazarCambio.body),
    defaultValues: { motivo: '' },
  });
  const negar = handleSubmit(async ({ motivo }) => {
    setGeneral(undefined);
    try {
      await resolver(id, { como, motivo });
      void notify(como === 'rechazar' ? 'Cambio rechazado.' : 'Cambio detenido.');
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });
  return (
    <FormDialog
      titulo={`${nombresDeResolucion[como]} el cambio`}
      conCambios={formState.isDirty}
      onClose={onClose}
    >
      <form className={classes.formulario} onSubmit={submitWith(negar)} noValidate>
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <p className={classes.explicacion}>{descripcion}</p>
        <Textarea
          label="Motivo"
          description="Lo leen quien lo pidió y a quien concierne."
          withAsterisk
          rows={3}
          data-autofocus
          error={formState.errors.motivo?.message}
          {...register('motivo')}
        />
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" color="red" loading={formState.isSubmitting}>
            {nombresDeResolucion[como]}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
