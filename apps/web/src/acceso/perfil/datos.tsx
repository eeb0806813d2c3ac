// The picture, beside what only an administrador changes. Nothing changes until it is saved; the picture is seen as it will look.
import { editarUsuarioActual, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { session } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { CampoDeImagen } from './campo-de-imagen.tsx';
import classes from './perfil.module.css';

const datosPropios = z.object({ user: z.object({ avatar: z.string().nullable() }) });
type DatosPropios = z.infer<typeof datosPropios>;

const datosDe = ({ avatar }: UsuarioActual): DatosPropios => ({ user: { avatar } });

export function Datos({ usuario }: { readonly usuario: UsuarioActual }) {
  const { formulario, general, guardar } = useDatos(usuario);
  const { watch, setValue, formState, reset } = formulario;
  const { errors } = formState;
  return (
    <Card titulo="Datos">
      <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Datos">
        <UnsavedWork nombre="perfil" formulario={formulario} />
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <CampoDeImagen
          valor={watch('user.avatar')}
          error={errors.user?.avatar?.message}
          onCambio={(imagen) => setValue('user.avatar', imagen, { shouldDirty: true, shouldValidate: true })}
        />
        <TextInput
          label="Nombre"
          description="Firma lo que usted hace: lo cambia un administrador."
          value={usuario.name}
          readOnly
          disabled
        />
        <TextInput
          label="Correo"
          description="Lo cambia un administrador."
          value={usuario.email}
          readOnly
          disabled
        />
        <SaveButtons formState={formState} onDescartar={() => reset()} />
      </form>
    </Card>
  );
}

function useDatos(usuario: UsuarioActual) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<DatosPropios>({
    resolver: zodResolver(datosPropios),
    defaultValues: datosDe(usuario),
  });
  const { handleSubmit, setError, reset, formState } = formulario;
  useLeaveGuard(formState.isDirty, 'pagina');

  const guardar = handleSubmit(async ({ user: { avatar } }) => {
    setGeneral(undefined);
    try {
      // The picture it already has is an address, not a picture to send.
      const user = avatar === usuario.avatar ? {} : { avatar };
      const nuevo = await call(editarUsuarioActual, { body: { user } });
      session.actualizar(nuevo);
      reset(datosDe(nuevo));
      void notify('Datos guardados.');
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['user.avatar']));
    }
  });

  return { formulario, general, guardar };
}
