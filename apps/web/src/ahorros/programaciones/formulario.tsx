// The form of a schedule. What another person saved meanwhile is told, and what was typed stays.
import {
  crearProgramacion,
  editarProgramacion,
  frecuenciasDeProgramacion,
  nombresDeFrecuencia,
  type Programacion,
} from '@cuadra/contract/ahorros/programaciones';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { ElegirAgencias, ElegirProductos } from '#ahorros/intereses/elegir-alcance.tsx';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescar } from './consultas.ts';
import {
  agenciasPedidas,
  deGuardada,
  type Escrita,
  enUnaFrase,
  esquema,
  type Leida,
  porDefecto,
} from './escrita.ts';
import { type Persona, QuienesSeEnteran } from './personas.tsx';
import classes from './programaciones.module.css';

interface FormularioDeProgramacionProps {
  /** Absent: a new one. */
  readonly guardada: Programacion | undefined;
  readonly yo: Persona;
  readonly onCerrar: () => void;
}

const CAMPOS = [
  'nombre',
  'productos',
  'agencias',
  'frecuencia',
  'diasDespues',
  'hora',
  'proximoFin',
  'avisarA',
  'responsable',
] as const;

export function FormularioDeProgramacion({ guardada, yo, onCerrar }: FormularioDeProgramacionProps) {
  const { formulario, general, enviar } = useGuardar(guardada, yo, onCerrar);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog
      titulo={guardada === undefined ? 'Nueva programación' : 'Editar la programación'}
      conCambios={isDirty}
      ancho={640}
      onClose={onCerrar}
    >
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <QueSePaga formulario={formulario} />
          <Cuando formulario={formulario} />
          <QuienesSeEnteran formulario={formulario} yo={yo} guardada={guardada} />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={isSubmitting}>
            {guardada === undefined ? 'Programar' : 'Guardar'}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useGuardar(guardada: Programacion | undefined, yo: Persona, onCerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrita, unknown, Leida>({
    resolver: zodResolver(esquema),
    defaultValues: guardada === undefined ? porDefecto(yo.id) : deGuardada(guardada),
  });
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const enviar = formulario.handleSubmit(async (leida) => {
    setGeneral(undefined);
    const body = { ...leida, agencias: agenciasPedidas(leida.agencias, propias, todas) };
    try {
      if (guardada === undefined) await call(crearProgramacion, { body });
      else {
        const { id, version } = guardada;
        await call(editarProgramacion, { params: { id }, body: { ...body, version } });
      }
      void notify(guardada === undefined ? 'Programación creada.' : 'Programación guardada.');
      onCerrar();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, CAMPOS));
    } finally {
      await refrescar();
    }
  });
  return { formulario, general, enviar };
}

interface ParteProps {
  readonly formulario: UseFormReturn<Escrita, unknown, Leida>;
}

function QueSePaga({ formulario: { control, register, formState } }: ParteProps) {
  return (
    <>
      <TextInput
        label="Nombre"
        withAsterisk
        maxLength={80}
        autoComplete="off"
        data-autofocus
        error={formState.errors.nombre?.message}
        {...register('nombre')}
      />
      <Controller
        control={control}
        name="productos"
        render={({ field, fieldState }) => (
          <ElegirProductos valor={field.value} onCambio={field.onChange} error={fieldState.error?.message} />
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

function Cuando({ formulario }: ParteProps) {
  const { control, watch } = formulario;
  const frase = enUnaFrase(watch());
  return (
    <>
      <div className={classes.juntos}>
        <Controller
          control={control}
          name="frecuencia"
          render={({ field }) => (
            <SelectField
              etiqueta="Frecuencia"
              valor={field.value}
              opciones={frecuenciasDeProgramacion.map((una) => [una, nombresDeFrecuencia[una]])}
              onCambio={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="proximoFin"
          render={({ field, fieldState }) => (
            <DateField
              label="Último día del próximo período"
              withAsterisk
              valor={field.value}
              onCambio={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <DiasYHora formulario={formulario} />
      </div>
      {frase !== undefined && <p className={classes.frase}>{frase}</p>}
    </>
  );
}

function DiasYHora({ formulario: { register, formState } }: ParteProps) {
  return (
    <>
      <TextInput
        label="Días después"
        withAsterisk
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        error={formState.errors.diasDespues?.message}
        {...register('diasDespues')}
      />
      <TextInput
        label="Hora"
        withAsterisk
        placeholder="06:00"
        maxLength={5}
        autoComplete="off"
        error={formState.errors.hora?.message}
        {...register('hora')}
      />
    </>
  );
}
