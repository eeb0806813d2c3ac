// A new user. By default they choose their own password through a link that arrives by mail; the administrator may
// also write one for whoever has no mail at hand.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, TextInput } from '@mantine/core';
import { Controller, FormProvider } from 'react-hook-form';
import { EditDrawerFooter } from '../../ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '../../ui/dialogs/unsaved-work.tsx';
import { CampoContrasena } from './campo-contrasena.tsx';
import { CamposDePermiso } from './campos-de-permiso.tsx';
import classes from './formulario.module.css';
import { useNuevoUsuario } from './use-nuevo-usuario.ts';

export function FormularioNuevo({ onCerrar }: { readonly onCerrar: () => void }) {
  const { formulario, general, guardar } = useNuevoUsuario(onCerrar);
  const { register, control, watch, formState } = formulario;
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
      <Controller
        control={control}
        name="acceso"
        render={({ field }) => <PrimerIngreso valor={field.value} onCambio={field.onChange} />}
      />
      {watch('acceso') === 'contrasena' && (
        <CampoContrasena error={errors.contrasena?.message} {...register('contrasena')} />
      )}
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

interface PrimerIngresoProps {
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
}

function PrimerIngreso({ valor, onCambio }: PrimerIngresoProps) {
  return (
    <Radio.Group label="Primer ingreso" value={valor} onChange={onCambio}>
      <div className={classes.opciones}>
        <Radio
          value="enlace"
          label="Enviar un enlace"
          description="Recibe un correo y pone su propia contraseña."
        />
        <Radio
          value="contrasena"
          label="Escribir una contraseña"
          description="Usted se la entrega en persona."
        />
      </div>
    </Radio.Group>
  );
}
