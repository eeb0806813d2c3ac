import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { Button, Switch, TextInput } from '@mantine/core';
import { type Control, Controller, FormProvider } from 'react-hook-form';
import { useCurrentUser } from '#platform/current-session.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { CamposDePermiso } from './campos-de-permiso.tsx';
import { Conflicto } from './conflicto.tsx';
import type { DatosEditables } from './edicion.ts';
import { EnEspera } from './en-espera.tsx';
import classes from './formulario.module.css';
import { useEdicion } from './use-edicion.ts';

interface FormularioDeDatosProps {
  readonly usuario: Usuario;
  readonly onCerrar: () => void;
}

export function FormularioDeDatos({ usuario, onCerrar }: FormularioDeDatosProps) {
  const { formulario, general, guardar, ajenos, conservarLoPropio, descartarLoPropio } = useEdicion(
    usuario,
    onCerrar,
  );
  const esPropio = useCurrentUser()?.id === usuario.id;
  const { register, control, formState } = formulario;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Datos y permisos">
      <UnsavedWork nombre={`usuarios/${usuario.id}`} formulario={formulario} />
      {ajenos !== undefined && (
        <Conflicto ajenos={ajenos} onConservar={conservarLoPropio} onDescartar={descartarLoPropio} />
      )}
      {ajenos === undefined && general !== undefined && <FormNotice tono="error" texto={general} />}
      <EnEspera usuario={usuario} />
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
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
      <InterruptorActivo control={control} usuario={usuario} />
      {esPropio ? (
        <p className={classes.explicacion}>Sus roles y agencias los cambia otro administrador.</p>
      ) : (
        <FormProvider {...formulario}>
          <CamposDePermiso />
        </FormProvider>
      )}
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
          Guardar cambios
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

interface InterruptorActivoProps {
  readonly control: Control<DatosEditables>;
  readonly usuario: Usuario;
}

function InterruptorActivo({ control, usuario }: InterruptorActivoProps) {
  return (
    <Controller
      control={control}
      name="activo"
      render={({ field: { value, ...field }, fieldState }) => (
        <Switch
          label="Usuario activo"
          description={explicarActivo(value, usuario)}
          error={fieldState.error?.message}
          checked={value}
          {...field}
        />
      )}
    />
  );
}

function explicarActivo(activo: boolean, { sesionesAbiertas }: Usuario): string {
  if (activo) return 'Puede ingresar a Cuadra.';
  if (sesionesAbiertas === 0) return 'No puede ingresar.';
  return `No puede ingresar; al guardar se ${sesionesAbiertas === 1 ? 'cierra su sesión abierta' : `cierran sus ${sesionesAbiertas} sesiones abiertas`}.`;
}
