// The kinds of fields that the rules are written in. Each belongs to the form around it, and shows what the server refused of it.
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { consultas } from '../consultas.ts';
import type { Escritas } from './reglas-escritas.ts';

interface CampoProps<C extends keyof Escritas> {
  readonly campo: C;
  readonly etiqueta: string;
  readonly error: string | undefined;
}

const DEBAJO = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];

type DeOpciones =
  | 'metodo'
  | 'base'
  | 'capitalizacion'
  | 'abono'
  | 'redondeo'
  | 'inactivas'
  | 'bloqueadas'
  | 'provision'
  | 'sinFondos';

interface EleccionProps extends CampoProps<DeOpciones> {
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
  /** What each of them means. */
  readonly explicaciones: Readonly<Record<string, string>>;
}

/** What is chosen says what it means. */
export function Eleccion({ campo, etiqueta, opciones, explicaciones, error }: EleccionProps) {
  const { control } = useFormContext<Escritas>();
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <NativeSelect
          ref={ref}
          label={etiqueta}
          description={explicaciones[value]}
          inputWrapperOrder={DEBAJO}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          value={value}
          error={error ?? fieldState.error?.message}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {opciones.map(([valor, texto]) => (
            <option key={valor} value={valor}>
              {texto}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}

type DeMonto = 'minimo' | 'tope' | 'aperturaMinima';

export function Monto({ campo, etiqueta, nota, error }: CampoProps<DeMonto> & { readonly nota: string }) {
  const { control } = useFormContext<Escritas>();
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <AmountField
          ref={ref}
          label={etiqueta}
          description={nota}
          inputWrapperOrder={DEBAJO}
          valor={value}
          onCambio={onChange}
          error={error ?? fieldState.error?.message}
        />
      )}
    />
  );
}

type DeTexto = 'plazos' | 'penalizadaPpm';

export function Texto({ campo, etiqueta, nota, error }: CampoProps<DeTexto> & { readonly nota: string }) {
  const { register, formState } = useFormContext<Escritas>();
  return (
    <TextInput
      label={etiqueta}
      description={nota}
      inputWrapperOrder={DEBAJO}
      withAsterisk
      autoComplete="off"
      inputMode="decimal"
      className="cifras"
      maxLength={120}
      error={error ?? formState.errors[campo]?.message}
      {...register(campo)}
    />
  );
}

type DeCuenta = 'cuentaGasto' | 'cuentaIsr' | 'cuentaPorPagar' | 'cuentaPorCobrar';

interface CuentaProps extends CampoProps<DeCuenta> {
  readonly naturaleza: 'deudora' | 'acreedora';
}

/** Detail accounts of that nature which are of no product. */
export function Cuenta({ campo, etiqueta, naturaleza, error }: CuentaProps) {
  const { control } = useFormContext<Escritas>();
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data } = useQuery(consultas.productos());
  const deProductos = new Set(data?.productos.map(({ cuenta }) => cuenta.idCuenta));
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange }, fieldState }) => (
        <AccountPicker
          etiqueta={etiqueta}
          cuentas={catalogo.filter(
            (cuenta) =>
              cuenta.tipoCuenta === 'D' &&
              cuenta.naturaleza === naturaleza &&
              cuenta.estado !== 'bloqueada' &&
              !deProductos.has(cuenta.idCuenta),
          )}
          valor={value === '' ? undefined : value}
          onCambio={onChange}
          error={error ?? fieldState.error?.message}
        />
      )}
    />
  );
}
