// An agencia, new or known. Its code is what the books carry, so it is chosen once.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { crearAgencia, editarAgencia } from '@cuadra/contract/administracion/institucion';
import { type Agencia, agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../app/api.ts';
import { queryClient } from '../../app/query.ts';
import { EditDrawerFooter } from '../../ui/edit-drawer.tsx';
import { aplicarErrores } from '../../ui/field-errors.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { avisar } from '../../ui/toasts.ts';
import classes from './formulario-agencia.module.css';

interface FormularioDeAgenciaProps {
  readonly inicial: Agencia;
  readonly esNueva: boolean;
  readonly onCerrar: () => void;
}

export function FormularioDeAgencia({ inicial, esNueva, onCerrar }: FormularioDeAgenciaProps) {
  const [general, setGeneral] = useState<string>();
  const { register, control, handleSubmit, setError, formState } = useForm<Agencia>({
    resolver: zodResolver(agencia),
    defaultValues: inicial,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const dejarSalir = useLeaveGuard(isDirty);

  const guardar = handleSubmit(async (datos) => {
    setGeneral(undefined);
    try {
      await (esNueva ? call(crearAgencia, { body: datos }) : cambiar(datos));
      await queryClient.invalidateQueries({ queryKey: [listarAgencias.path] });
      dejarSalir();
      void avisar(esNueva ? 'Agencia creada.' : 'Cambios guardados.');
      onCerrar();
    } catch (error) {
      setGeneral(aplicarErrores(error, setError, ['idAgencia', 'nombreAgencia', 'municipio']));
    }
  });

  return (
    <form
      className={classes.formulario}
      onSubmit={guardar}
      noValidate
      aria-label={esNueva ? 'Nueva agencia' : 'Editar agencia'}
    >
      {general !== undefined && <FormNotice tono="error" texto={general} />}
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

const cambiar = ({ idAgencia, ...body }: Agencia) => call(editarAgencia, { params: { idAgencia }, body });
