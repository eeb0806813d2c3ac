// What may change of a bank account: what it is called, who answers for it, how its files are read, and whether it is used.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type CuentaBancaria, editarCuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatDate } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarBancos } from '../consultas.ts';
import { CAMPOS_COMUNES, Elecciones, Identidad, Plazos } from './campos-comunes.tsx';
import classes from './cuentas.module.css';

type Edicion = z.input<typeof editarCuentaBancaria.body>;

interface FormularioDeCuentaProps {
  readonly cuenta: CuentaBancaria;
  readonly onCerrar: () => void;
}

export function FormularioDeCuenta({ cuenta, onCerrar }: FormularioDeCuentaProps) {
  const { formulario, general, guardar } = useEdicion(cuenta, onCerrar);
  const { control, formState } = formulario;
  return (
    <FormProvider {...formulario}>
      <form
        className={classes.formulario}
        onSubmit={submitWith(guardar)}
        noValidate
        aria-label="Editar cuenta bancaria"
      >
        <UnsavedWork nombre={`bancos/cuentas/${cuenta.id}`} formulario={formulario} />
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <Identidad />
        <p className={classes.nota}>
          En los libros es la cuenta {cuenta.idCuenta} {cuenta.nombreCuenta}, comparada desde el{' '}
          {formatDate(cuenta.desde)}: eso no cambia.
        </p>
        <Elecciones />
        <Plazos />
        <Controller
          control={control}
          name="activa"
          render={({ field: { value, ...field } }) => (
            <Switch
              label="Cuenta activa"
              description="Se desactiva en cero y sin nada pendiente; conserva su historia."
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
    </FormProvider>
  );
}

function useEdicion(cuenta: CuentaBancaria, cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const { id, version, banco, numero, nombre, agencia, perfil, responsable, activa } = cuenta;
  const { ventanaDias, caducidadDias } = cuenta;
  const formulario = useForm<Edicion>({
    resolver: zodResolver(editarCuentaBancaria.body),
    defaultValues: {
      ...{ version, banco, numero, nombre, agencia, perfil, activa, ventanaDias, caducidadDias },
      responsable: responsable.id,
    },
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(editarCuentaBancaria, { params: { id }, body });
      dejarSalir();
      void notify('Cambios guardados.');
      cerrar();
      await refrescarBancos();
    } catch (error) {
      setGeneral(applyErrors(error, setError, [...CAMPOS_COMUNES, 'activa']));
    }
  });
  return { formulario, general, guardar };
}
