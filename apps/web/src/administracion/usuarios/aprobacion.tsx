import { aprobarSolicitud, type Solicitud } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { refrescarSolicitudes } from './cache.ts';
import { CamposDePermiso } from './campos-de-permiso.tsx';
import classes from './formulario.module.css';
import { useRecienCreado } from './invitacion/use-recien-creado.ts';

interface AprobacionProps {
  readonly solicitud: Solicitud;
  readonly onCerrar: () => void;
}

export function Aprobacion({ solicitud: { id, correo }, onCerrar }: AprobacionProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<z.input<typeof aprobarSolicitud.body>>({
    resolver: zodResolver(aprobarSolicitud.body),
    defaultValues: { roles: [], agencias: [] },
  });
  const { handleSubmit, setError, formState } = formulario;
  const seguir = useRecienCreado(onCerrar);
  const dejarSalir = useLeaveGuard(formState.isDirty);

  const aprobar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const usuario = await call(aprobarSolicitud, { params: { id }, body });
      dejarSalir();
      await seguir(usuario);
      await refrescarSolicitudes();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['roles', 'agencias']));
    }
  });

  return (
    <form className={classes.formulario} onSubmit={aprobar} noValidate aria-label="Aprobar la solicitud">
      <UnsavedWork nombre={`solicitudes/${id}/aprobar`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <p className={classes.explicacion}>
        La invitación para elegir su contraseña es para quien tenga el correo {correo}: compruebe que sea el
        suyo. Elija qué podrá hacer y dónde.
      </p>
      <FormProvider {...formulario}>
        <CamposDePermiso />
      </FormProvider>
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          Aprobar y crear usuario
        </Button>
      </EditDrawerFooter>
    </form>
  );
}
