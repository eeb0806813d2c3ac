// What a rule looks for, and the partida that it makes of it. They belong to the form around them.
import { centavos } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { consultas } from '../consultas.ts';
import { useContracuentas } from '../mesa/dialogos/use-contracuentas.ts';
import type { ReglaEscrita } from './cuerpo-de-regla.ts';
import classes from './reglas.module.css';

const ORDEN = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const };

export function Busca() {
  const { register, formState } = useFormContext<ReglaEscrita>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Nombre"
        withAsterisk
        maxLength={60}
        autoComplete="off"
        data-autofocus
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <TextInput
        label="Si el texto del banco tiene estas palabras"
        description="Todas, en cualquier orden, sin importar acentos ni mayúsculas. Una que termina en * es un comienzo: comis*."
        inputWrapperOrder={[...ORDEN.inputWrapperOrder]}
        withAsterisk
        maxLength={120}
        autoComplete="off"
        error={errors.texto?.message}
        {...register('texto')}
      />
      <div className={classes.dos}>
        <Sentido />
        <EnLaCuenta />
        <Tope name="montoMinimo" label="Desde (Q)" />
        <Tope name="montoMaximo" label="Hasta (Q)" />
      </div>
    </>
  );
}

function Sentido() {
  const { control } = useFormContext<ReglaEscrita>();
  return (
    <Controller
      control={control}
      name="signo"
      render={({ field: { value, onChange } }) => (
        <SelectField
          etiqueta="Y el dinero"
          todos="Entra o sale"
          valor={value ?? undefined}
          opciones={[
            ['entrada', 'Entra'],
            ['salida', 'Sale'],
          ]}
          onCambio={(elegido) => onChange(elegido ?? null)}
        />
      )}
    />
  );
}

function EnLaCuenta() {
  const { control } = useFormContext<ReglaEscrita>();
  const { data: cuentas = [] } = useQuery(consultas.cuentas());
  return (
    <Controller
      control={control}
      name="cuentaBancaria"
      render={({ field: { value, onChange } }) => (
        <SelectField
          etiqueta="En la cuenta"
          todos="Todas las cuentas"
          valor={value ?? undefined}
          opciones={cuentas.map(({ id, nombre }) => [id, nombre] as const)}
          onCambio={(elegido) => onChange(elegido ?? null)}
        />
      )}
    />
  );
}

function Tope({ name, label }: { readonly name: 'montoMinimo' | 'montoMaximo'; readonly label: string }) {
  const { control } = useFormContext<ReglaEscrita>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AmountField
          label={label}
          placeholder="Cualquier monto"
          valor={value === null ? undefined : centavos(value)}
          onCambio={(monto) => onChange(monto ?? null)}
          error={error?.message}
        />
      )}
    />
  );
}

export function Hace() {
  const { control, register, formState } = useFormContext<ReglaEscrita>();
  const cuentas = useContracuentas();
  return (
    <>
      <Controller
        control={control}
        name="idCuenta"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <AccountPicker
            etiqueta="Proponer una partida contra la cuenta"
            cuentas={cuentas}
            valor={value === '' ? undefined : value}
            onCambio={onChange}
            error={error?.message}
          />
        )}
      />
      <TextInput
        label="Con el concepto"
        description="{texto}, {referencia}, {fecha} y {mes} se llenan con los de cada línea."
        inputWrapperOrder={[...ORDEN.inputWrapperOrder]}
        withAsterisk
        maxLength={200}
        autoComplete="off"
        error={formState.errors.concepto?.message}
        {...register('concepto')}
      />
    </>
  );
}
