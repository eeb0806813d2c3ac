// Gives a name to the filters in force.
import { crearVista, vistaNueva } from '@cuadra/contract/escritorio/vistas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Consulta } from '../busqueda.ts';
import { escribirConsulta } from './consulta-guardada.ts';
import { PANTALLA, refrescarVistas } from './vistas.ts';

interface GuardarVistaProps {
  readonly consulta: Consulta;
  readonly onClose: () => void;
}

const esquema = vistaNueva.pick({ nombre: true });

export function GuardarVista({ consulta, onClose }: GuardarVistaProps) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { nombre: '' },
  });
  const guardar = handleSubmit(async ({ nombre }) => {
    setGeneral(undefined);
    try {
      await call(crearVista, { body: { pantalla: PANTALLA, nombre, consulta: escribirConsulta(consulta) } });
      await refrescarVistas();
      void notify(`Vista «${nombre}» guardada.`);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'VISTA_YA_EXISTE')
        setError('nombre', { message: error.message }, { shouldFocus: true });
      else setGeneral(applyErrors(error, setError, ['nombre']));
    }
  });
  return (
    <FormDialog titulo="Guardar la vista" ancho={420} conCambios={formState.isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(guardar)}>
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <TextInput
          label="Nombre de la vista"
          description="Guarda los filtros y el orden que ve ahora; solo usted la verá."
          data-autofocus
          maxLength={60}
          error={formState.errors.nombre?.message}
          {...register('nombre')}
        />
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            Guardar vista
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
