// A new run: what it pays and which days. It is calculated at once; nothing is paid until another person approves it.
import { type Corrida, crearCorrida } from '@cuadra/contract/ahorros/corridas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { ElegirAgencias, ElegirProductos } from '#ahorros/intereses/elegir-alcance.tsx';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { consultas, ponerCorrida } from '../consultas.ts';
import type { CorridaOfrecida } from '../lista/agrupar-por-hacer.ts';
import { type CorridaEscrita, esquema, nombrePropuesto, porDefecto } from './corrida-escrita.ts';
import { CualSeCorrige } from './cual-se-corrige.tsx';
import classes from './nueva-corrida.module.css';

interface NuevaCorridaProps {
  /** What is due, if it was asked for from there. */
  readonly ofrecida: CorridaOfrecida | undefined;
  readonly onCerrar: () => void;
  readonly onCreada: (corrida: Corrida) => void;
}

const CAMPOS = ['nombre', 'clase', 'productos', 'agencias', 'desde', 'ultimoDia', 'corrige'] as const;

export function NuevaCorrida({ ofrecida, onCerrar, onCreada }: NuevaCorridaProps) {
  const { formulario, general, enviar } = useCreacion(ofrecida, onCreada);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo="Nueva corrida de intereses" conCambios={isDirty} ancho={620} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <Campos formulario={formulario} />
        </div>
        <FormDialogFooter
          onCancelar={onCerrar}
          nota="Se calcula al crearla. Nadie cobra hasta que se apruebe."
        >
          <Button type="submit" loading={isSubmitting}>
            Crear y calcular
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useCreacion(ofrecida: CorridaOfrecida | undefined, onCreada: NuevaCorridaProps['onCreada']) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<CorridaEscrita>({
    resolver: zodResolver(esquema),
    defaultValues: porDefecto(ofrecida),
  });
  // What got no answer is asked again with the same key: it may have been done.
  const enviada = useRef<{ readonly firma: string; readonly llave: string }>(undefined);
  const enviar = formulario.handleSubmit(async (escrita) => {
    setGeneral(undefined);
    const firma = JSON.stringify(escrita);
    if (enviada.current?.firma !== firma) enviada.current = { firma, llave: newKey() };
    try {
      const creada = await call(crearCorrida, { body: escrita }, { llave: enviada.current.llave });
      await ponerCorrida(creada);
      onCreada(creada);
    } catch (error) {
      if (error instanceof ApiError && !error.esPasajero) enviada.current = undefined;
      setGeneral(applyErrors(error, formulario.setError, CAMPOS));
    }
  });
  return { formulario, general, enviar };
}

const CLASES = [
  { valor: 'ordinaria', texto: 'Ordinaria' },
  { valor: 'correctiva', texto: 'Correctiva' },
] as const;

function Campos({ formulario }: { readonly formulario: UseFormReturn<CorridaEscrita> }) {
  const { control, watch, setValue } = formulario;
  const proponer = useNombrePropuesto(formulario);
  const clase = watch('clase');
  return (
    <>
      <Controller
        control={control}
        name="clase"
        render={({ field }) => (
          <ChoiceField
            etiqueta="Clase"
            opciones={CLASES}
            valor={field.value}
            onCambio={(nueva) => {
              field.onChange(nueva);
              if (nueva === 'ordinaria') setValue('corrige', null);
              proponer();
            }}
            nota={
              clase === 'ordinaria'
                ? 'Paga a cada cuenta los días que todavía no se le pagan.'
                : 'Vuelve a calcular días ya pagados y paga solo la diferencia.'
            }
          />
        )}
      />
      {clase === 'correctiva' && <CualSeCorrige formulario={formulario} onElegida={proponer} />}
      <Alcance formulario={formulario} onCambio={proponer} />
      <Dias formulario={formulario} onCambio={proponer} />
      <FechaContable formulario={formulario} />
      <Controller
        control={control}
        name="nombre"
        render={({ field, fieldState }) => (
          <TextInput
            label="Nombre"
            withAsterisk
            maxLength={120}
            autoComplete="off"
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </>
  );
}

interface ParteProps {
  readonly formulario: UseFormReturn<CorridaEscrita>;
  readonly onCambio: () => void;
}

function Alcance({ formulario: { control }, onCambio }: ParteProps) {
  return (
    <>
      <Controller
        control={control}
        name="productos"
        render={({ field, fieldState }) => (
          <ElegirProductos
            valor={field.value}
            onCambio={(elegidos) => {
              field.onChange(elegidos);
              onCambio();
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="agencias"
        render={({ field, fieldState }) => (
          <ElegirAgencias
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error === undefined ? undefined : 'Elija al menos una agencia.'}
          />
        )}
      />
    </>
  );
}

function Dias({ formulario: { control }, onCambio }: ParteProps) {
  return (
    <div className={classes.juntos}>
      {(
        [
          ['desde', 'Primer día'],
          ['ultimoDia', 'Último día'],
        ] as const
      ).map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <DateField
              label={label}
              name={name}
              withAsterisk
              valor={field.value}
              onCambio={(fecha) => {
                field.onChange(fecha);
                onCambio();
              }}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </div>
  );
}

function FechaContable({ formulario: { control } }: Pick<ParteProps, 'formulario'>) {
  return (
    <Controller
      control={control}
      name="fecha"
      render={({ field, fieldState }) => (
        <DateField
          label="Fecha contable (opcional)"
          name="fecha"
          description="Si falta, el último día; con su mes cerrado, elija otra."
          opcional
          valor={field.value ?? ''}
          onCambio={(fecha) => field.onChange(fecha === '' ? undefined : fecha)}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Follows what is chosen until somebody writes another. */
function useNombrePropuesto({ getValues, setValue }: UseFormReturn<CorridaEscrita>): () => void {
  const { data } = useQuery(consultas.productos());
  const propuesto = useRef(getValues('nombre'));
  return () => {
    const escrita = getValues();
    if (escrita.nombre !== propuesto.current) return;
    const codigos = (data?.productos ?? [])
      .filter(({ id }) => escrita.productos.includes(id))
      .map(({ codigo }) => codigo);
    propuesto.current = nombrePropuesto(escrita, codigos);
    setValue('nombre', propuesto.current, { shouldDirty: true });
  };
}
