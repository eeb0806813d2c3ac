import { rechazarSolicitud, type Solicitud } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../app/api.ts';
import { EditDrawerFooter } from '../../ui/edit-drawer.tsx';
import { aplicarErrores } from '../../ui/field-errors.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { avisar } from '../../ui/toasts.ts';
import { UnsavedWork } from '../../ui/unsaved-work.tsx';
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
      void avisar(`Se rechazó la solicitud de ${nombre}.`);
      onCerrar();
      await refrescarSolicitudes();
    } catch (error) {
      setGeneral(aplicarErrores(error, setError, ['motivo']));
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
