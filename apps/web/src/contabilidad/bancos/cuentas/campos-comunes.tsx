// What is decided of a bank account when it is created and may change afterwards. They belong to the form around them.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { nombresDePerfil, type PerfilDeEstado, perfilesDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, useFormContext, useFormState } from 'react-hook-form';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { consultas } from '../consultas.ts';
import classes from './cuentas.module.css';

/** As they are written. */
export interface Comunes {
  banco: string;
  numero: string;
  nombre: string;
  agencia: string;
  perfil: PerfilDeEstado | null;
  responsable: string;
  ventanaDias: number;
  caducidadDias: number;
}

export const CAMPOS_COMUNES = [
  ...['banco', 'numero', 'nombre', 'agencia', 'perfil', 'responsable', 'ventanaDias', 'caducidadDias'],
] as const satisfies readonly (keyof Comunes)[];

export function Identidad() {
  const { control } = useFormContext<Comunes>();
  return (
    <>
      <div className={classes.dos}>
        <Texto control={control} name="banco" label="Banco" enfoca />
        <Texto control={control} name="numero" label="Número" description="Como lo escribe el banco." />
      </div>
      <Texto control={control} name="nombre" label="Nombre" description="Como la llaman aquí." />
    </>
  );
}

interface TextoProps {
  readonly control: Control<Comunes>;
  readonly name: 'banco' | 'numero' | 'nombre';
  readonly label: string;
  readonly description?: string;
  readonly enfoca?: boolean;
}

function Texto({ control, name, label, description, enfoca }: TextoProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextInput
          {...field}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          autoComplete="off"
          data-autofocus={enfoca || undefined}
          error={error?.message}
          // The number of an account has no small letters.
          onChange={({ currentTarget: { value } }) =>
            field.onChange(name === 'numero' ? value.toUpperCase() : value)
          }
        />
      )}
    />
  );
}

export function Elecciones() {
  const { control } = useFormContext<Comunes>();
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const { data: responsables = [] } = useQuery(consultas.responsables());
  return (
    <div className={classes.dos}>
      <Eleccion
        control={control}
        name="responsable"
        etiqueta="Responsable"
        todos="Elija a la persona"
        opciones={responsables.map(({ id, nombre }) => [id, nombre] as const)}
      />
      <Eleccion
        control={control}
        name="agencia"
        etiqueta="Agencia de sus partidas"
        opciones={agencias
          .filter(({ idAgencia }) => propias.includes(idAgencia))
          .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const)}
      />
      <Eleccion
        control={control}
        name="perfil"
        etiqueta="Archivos CSV y XLSX de"
        todos="Según el archivo"
        opciones={perfilesDeEstado.map((perfil) => [perfil, nombresDePerfil[perfil]] as const)}
      />
    </div>
  );
}

interface EleccionProps {
  readonly control: Control<Comunes>;
  readonly name: 'responsable' | 'agencia' | 'perfil';
  readonly etiqueta: string;
  readonly todos?: string;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
}

function Eleccion({ control, name, etiqueta, opciones, todos }: EleccionProps) {
  const { errors } = useFormState({ control, name });
  const fallo = errors[name]?.message;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div>
          <SelectField
            etiqueta={etiqueta}
            {...(todos === undefined ? {} : { todos })}
            valor={value ?? undefined}
            opciones={opciones}
            onCambio={(elegido) => onChange(elegido ?? (name === 'perfil' ? null : ''))}
          />
          {fallo !== undefined && (
            <p className={classes.fallo}>{value === '' ? 'Elija una de la lista.' : fallo}</p>
          )}
        </div>
      )}
    />
  );
}

export function Plazos() {
  const { control } = useFormContext<Comunes>();
  return (
    <div className={classes.dos}>
      <Dias
        control={control}
        name="ventanaDias"
        label="Días entre banco y libros"
        description="Hasta cuántos puede haber entre las dos fechas de lo mismo."
      />
      <Dias
        control={control}
        name="caducidadDias"
        label="Días de un cheque"
        description="Después se propone darlo por caduco."
      />
    </div>
  );
}

interface DiasProps {
  readonly control: Control<Comunes>;
  readonly name: 'ventanaDias' | 'caducidadDias';
  readonly label: string;
  readonly description: string;
}

function Dias({ control, name, label, description }: DiasProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <TextInput
          ref={ref}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
          className="cifras"
          value={Number.isNaN(value) ? '' : String(value)}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(comoDias(currentTarget.value))}
          error={error && (Number.isNaN(value) ? 'Escriba cuántos días.' : error.message)}
        />
      )}
    />
  );
}

const comoDias = (escrito: string): number => {
  const cifras = escrito.replaceAll(/\D/g, '').slice(0, 4);
  return cifras === '' ? Number.NaN : Number(cifras);
};
