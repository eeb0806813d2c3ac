// A new caja. Its code, its agencia and its account are chosen once: receipts and books carry them.

import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { cajaNueva, crearCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, Controller, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCajas } from '../consultas.ts';
import classes from './administracion.module.css';

type Escrita = z.input<typeof cajaNueva>;

export function FormularioDeCajaNueva({ onCerrar }: { readonly onCerrar: () => void }) {
  const { formulario, general, guardar } = useCajaNueva(onCerrar);
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Nueva caja">
      <UnsavedWork nombre="cajas/nueva" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Campos formulario={formulario} />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={formulario.formState.isSubmitting}>
          Crear caja
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useCajaNueva(cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const formulario = useForm<Escrita>({
    resolver: zodResolver(cajaNueva),
    defaultValues: {
      codigo: '',
      nombre: '',
      agencia,
      clase: 'caja',
      idCuenta: '',
    },
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(crearCaja, { body });
      await refrescarCajas();
      dejarSalir();
      void notify('Caja creada. Asígnela a un cajero.');
      cerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['codigo', 'nombre', 'agencia', 'clase', 'idCuenta']));
    }
  });
  return { formulario, general, guardar };
}

function Campos({
  formulario: { register, control, formState },
}: {
  readonly formulario: UseFormReturn<Escrita>;
}) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Código"
        description="El de sus recibos, como C1; después no cambia."
        withAsterisk
        maxLength={6}
        autoComplete="off"
        data-autofocus
        className={classes.codigo ?? ''}
        error={errors.codigo?.message}
        {...register('codigo', { setValueAs: (texto: string) => texto.toUpperCase() })}
      />
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <Elecciones control={control} />
      <CuentaDeLaCaja control={control} />
    </>
  );
}

function Elecciones({ control }: { readonly control: Control<Escrita> }) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  return (
    <div className={classes.dos}>
      <Controller
        control={control}
        name="agencia"
        render={({ field: { value, onChange } }) => (
          <SelectField
            etiqueta="Agencia"
            valor={value}
            opciones={agencias
              .filter(({ idAgencia }) => propias.includes(idAgencia))
              .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
            onCambio={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="clase"
        render={({ field: { value, onChange } }) => (
          <SelectField
            etiqueta="Clase"
            valor={value}
            opciones={[
              ['caja', 'Caja'],
              ['boveda', 'Bóveda'],
            ]}
            onCambio={onChange}
          />
        )}
      />
    </div>
  );
}

function CuentaDeLaCaja({ control }: { readonly control: Control<Escrita> }) {
  const { data: cuentas = [] } = useQuery(queryOf(listarCatalogo));
  return (
    <Controller
      control={control}
      name="idCuenta"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AccountPicker
          etiqueta="Cuenta"
          nota="La que lleva su efectivo en la agencia; desde ahora solo las cajas la mueven. Varias cajas pueden compartirla."
          cuentas={cuentas.filter(
            ({ tipoCuenta, naturaleza, flujo }) =>
              tipoCuenta === 'D' && naturaleza === 'deudora' && flujo === 'efectivo',
          )}
          valor={value === '' ? undefined : value}
          onCambio={onChange}
          error={error?.message}
        />
      )}
    />
  );
}
