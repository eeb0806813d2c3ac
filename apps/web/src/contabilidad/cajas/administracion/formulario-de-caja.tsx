// What may change of a caja: its name and whether it is used. How much is done at it without another person is the policy's.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type Caja, editarCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCajas } from '../consultas.ts';
import classes from './administracion.module.css';

type Edicion = z.input<typeof editarCaja.body>;

interface FormularioDeCajaProps {
  readonly caja: Caja;
  readonly onCerrar: () => void;
}

export function FormularioDeCaja({ caja, onCerrar }: FormularioDeCajaProps) {
  const { formulario, general, guardar } = useCaja(caja, onCerrar);
  const { register, control, formState } = formulario;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Editar caja">
      <UnsavedWork nombre={`cajas/${caja.id}`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        error={formState.errors.nombre?.message}
        {...register('nombre')}
      />
      <Controller
        control={control}
        name="activa"
        render={({ field: { value, ...field } }) => (
          <Switch
            label="Caja activa"
            description="Se desactiva cerrada y en cero; conserva su historia."
            checked={value}
            {...field}
          />
        )}
      />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cerrar
        </Button>
        <Button type="submit" disabled={!formState.isDirty} loading={formState.isSubmitting}>
          Guardar cambios
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useCaja(caja: Caja, cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const { id, version, nombre, activa } = caja;
  const formulario = useForm<Edicion>({
    resolver: zodResolver(editarCaja.body),
    defaultValues: { version, nombre, activa },
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(editarCaja, { params: { id }, body });
      await refrescarCajas();
      dejarSalir();
      void notify('Cambios guardados.');
      cerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['nombre']));
    }
  });
  return { formulario, general, guardar };
}
