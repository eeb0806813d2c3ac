import { rechazarSolicitud, type Solicitud } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarSolicitudes } from './cache.ts';
import classes from './formulario.module.css';

interface RechazoProps {
  readonly solicitud: Solicitud;
  readonly onCerrar: () => void;
}

export function Rechazo({ solicitud: { id, nombre }, onCerrar }: RechazoProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<z.input<typeof rechazarSolicitud.body>>({
    resolver: zodResolver(rechazarSolicitud.body),
    defaultValues: { motivo: '' },
  });
  const { register, handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);

  const rechazar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(rechazarSolicitud, { params: { id }, body });
      dejarSalir();
      void notify(`Se rechazó la solicitud de ${nombre}.`);
      onCerrar();
      await refrescarSolicitudes();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });

  return (
    <form className={classes.formulario} onSubmit={rechazar} noValidate aria-label="Rechazar la solicitud">
      <UnsavedWork nombre={`solicitudes/${id}/rechazar`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Textarea
        label="Motivo"
        description="Se envía por correo a quien solicitó la cuenta."
        withAsterisk
        rows={4}
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" color="red" loading={formState.isSubmitting}>
          Rechazar solicitud
        </Button>
      </EditDrawerFooter>
    </form>
  );
}
