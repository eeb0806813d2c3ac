// A new user. They choose their own password, with the invitation that arrives by mail or the envelope printed for them.
import { Button, TextInput } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { CamposDePermiso } from './campos-de-permiso.tsx';
import classes from './formulario.module.css';
import { useNuevoUsuario } from './use-nuevo-usuario.ts';

export function FormularioNuevo({ onCerrar }: { readonly onCerrar: () => void }) {
  const { formulario, general, guardar, hayCorreo } = useNuevoUsuario(onCerrar);
  const { register, formState } = formulario;
  const { errors, isSubmitting } = formState;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Nuevo usuario">
      <UnsavedWork nombre="usuarios/nuevo" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        data-autofocus
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <TextInput
        label="Correo"
        withAsterisk
        type="email"
        autoComplete="off"
        error={errors.correo?.message}
        {...register('correo')}
      />
      <p className={classes.explicacion}>
        {hayCorreo
          ? 'Recibe por correo una invitación y elige su propia contraseña: nadie más la conoce.'
          : 'No hay servidor de correo: al crearlo podrá imprimir su sobre, con el que elige su propia contraseña.'}
      </p>
      <FormProvider {...formulario}>
        <CamposDePermiso />
      </FormProvider>
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Crear usuario
        </Button>
      </EditDrawerFooter>
    </form>
  );
}
