// A step that this institution does not take, with the reason that stays in the acta.
import { omitirPaso } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { type NombreDePaso, pasos } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import classes from './guia.module.css';

interface OmitirProps {
  readonly paso: NombreDePaso;
  readonly alGuardar: () => unknown;
  readonly onClose: () => void;
}

export function Omitir({ paso, alGuardar, onClose }: OmitirProps) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { motivo: '' } });
  const guardar = handleSubmit(async ({ motivo }) => {
    setGeneral(undefined);
    try {
      await call(omitirPaso, { params: { paso }, body: { aplica: false, motivo } });
      await alGuardar();
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });
  return (
    <FormDialog titulo={`${pasos[paso].titulo}: no aplica`} conCambios={formState.isDirty} onClose={onClose}>
      <form className={classes.formulario} onSubmit={submitWith(guardar)} noValidate>
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <Textarea
          label="Por qué no se hará aquí"
          description="Queda en el acta con su nombre. Mientras no se firme, puede retomarlo."
          withAsterisk
          rows={3}
          data-autofocus
          error={formState.errors.motivo?.message}
          {...register('motivo', { required: 'Escriba el motivo.' })}
        />
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            Dejar sin hacer
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
