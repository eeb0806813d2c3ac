// The data of an asociado. They belong to the form around them.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useCurrentUser } from '#platform/current-session.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { consultas } from '../consultas.ts';
import type { AsociadoEscrito } from './asociado-escrito.ts';
import { CampoDeDpi } from './campo-de-dpi.tsx';
import classes from './formulario.module.css';

interface CamposDeAsociadoProps<S> {
  readonly formulario: UseFormReturn<AsociadoEscrito, unknown, S>;
  /** Since when it is one: said once, when it is registered. */
  readonly conIngreso: boolean;
}

export function CamposDeAsociado<S>({ formulario, conIngreso }: CamposDeAsociadoProps<S>) {
  return (
    <>
      <Texto
        formulario={formulario}
        name="nombre"
        label="Nombre completo"
        withAsterisk
        maxLength={120}
        data-autofocus
      />
      <div className={classes.dos}>
        <CampoDeDpi control={formulario.control} />
        <Texto
          formulario={formulario}
          name="documento"
          label="Otro documento"
          placeholder="Pasaporte o partida de nacimiento"
          description="De quien no tiene DPI."
          maxLength={60}
        />
        <Texto formulario={formulario} name="nit" label="NIT" placeholder="1234567-8 o CF" maxLength={16} />
        <Fecha formulario={formulario} name="nacimiento" label="Nacimiento" />
        <Texto formulario={formulario} name="telefono" label="Teléfono" inputMode="tel" maxLength={20} />
        <Texto formulario={formulario} name="correo" label="Correo" inputMode="email" maxLength={254} />
      </div>
      <Texto formulario={formulario} name="direccion" label="Dirección" maxLength={200} />
      <div className={classes.dos}>
        <Agencia formulario={formulario} />
        {conIngreso && <Fecha formulario={formulario} name="ingreso" label="Ingreso" />}
      </div>
    </>
  );
}

interface TextoProps<S> extends Omit<TextInputProps, 'name' | 'error'> {
  readonly formulario: UseFormReturn<AsociadoEscrito, unknown, S>;
  readonly name: 'nombre' | 'documento' | 'nit' | 'telefono' | 'correo' | 'direccion';
}

function Texto<S>({ formulario: { register, formState }, name, ...campo }: TextoProps<S>) {
  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...campo}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

interface FechaProps<S> {
  readonly formulario: UseFormReturn<AsociadoEscrito, unknown, S>;
  readonly name: 'nacimiento' | 'ingreso';
  readonly label: string;
}

function Fecha<S>({ formulario: { control }, name, label }: FechaProps<S>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          label={label}
          opcional
          valor={field.value}
          onCambio={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Those of whoever writes, and the one it already has. */
function Agencia<S>({ formulario: { control } }: { readonly formulario: TextoProps<S>['formulario'] }) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(consultas.agencias());
  return (
    <Controller
      control={control}
      name="agencia"
      render={({ field: { value, onChange } }) => (
        <SelectField
          etiqueta="Agencia"
          valor={value}
          opciones={todas
            .filter(({ idAgencia }) => idAgencia === value || propias.includes(idAgencia))
            .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
          onCambio={onChange}
        />
      )}
    />
  );
}
