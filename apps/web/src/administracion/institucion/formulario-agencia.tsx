// An agencia, new or known. Its code is what the books carry, so it is chosen once.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { Button, Switch, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import classes from './formulario-agencia.module.css';
import { useAgencia } from './use-agencia.ts';

interface FormularioDeAgenciaProps {
  readonly inicial: Agencia;
  readonly esNueva: boolean;
  readonly onCerrar: () => void;
}

export function FormularioDeAgencia({ inicial, esNueva, onCerrar }: FormularioDeAgenciaProps) {
  const { formulario, general, guardar } = useAgencia({ inicial, esNueva, cerrar: onCerrar });
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <form
      className={classes.formulario}
      onSubmit={guardar}
      noValidate
      aria-label={esNueva ? 'Nueva agencia' : 'Editar agencia'}
    >
      <UnsavedWork nombre={`agencias/${esNueva ? 'nueva' : inicial.idAgencia}`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Campos formulario={formulario} esNueva={esNueva} />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!esNueva && !isDirty} loading={isSubmitting}>
          {esNueva ? 'Crear agencia' : 'Guardar cambios'}
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

interface CamposProps {
  readonly formulario: UseFormReturn<Agencia>;
  readonly esNueva: boolean;
}

function Campos({ formulario: { register, control, formState }, esNueva }: CamposProps) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Código"
        description={
          esNueva ? 'Dos dígitos; después no cambia.' : 'No cambia: identifica a la agencia en los libros.'
        }
        withAsterisk={esNueva}
        readOnly={!esNueva}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        className={classes.codigo ?? ''}
        error={errors.idAgencia?.message}
        {...register('idAgencia')}
      />
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        data-autofocus
        error={errors.nombreAgencia?.message}
        {...register('nombreAgencia')}
      />
      <TextInput
        label="Municipio"
        autoComplete="off"
        error={errors.municipio?.message}
        {...register('municipio')}
      />
      <Controller
        control={control}
        name="activa"
        render={({ field: { value, ...field } }) => (
          <Switch
            label="Agencia activa"
            description="Una agencia inactiva conserva su historia y ya no se ofrece a los usuarios."
            checked={value}
            {...field}
          />
        )}
      />
    </>
  );
}
