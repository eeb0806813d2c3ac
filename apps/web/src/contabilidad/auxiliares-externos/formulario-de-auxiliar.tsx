// Marks an account whose detail is kept elsewhere, or changes what was said of it.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  type AuxiliarExterno,
  editarAuxiliarExterno,
  listarAuxiliaresExternos,
  listarQuienesTraen,
  marcarAuxiliarExterno,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { Button, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './auxiliares-externos.module.css';

interface Escrito {
  idCuenta: string;
  lugar: string;
  desde: string;
  responsable: string;
  activo: boolean;
}

interface FormularioProps {
  /** Absent: a new one. */
  readonly auxiliar?: AuxiliarExterno;
  readonly onCerrar: () => void;
}

export function FormularioDeAuxiliar({ auxiliar, onCerrar }: FormularioProps) {
  const { control, general, guardar, isDirty, isSubmitting } = useFormulario(auxiliar, onCerrar);
  return (
    <Stack grow gap="xl">
      <form
        className={classes.formulario}
        onSubmit={submitWith(guardar)}
        noValidate
        aria-label="Auxiliar externo"
      >
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        {auxiliar === undefined && <CampoDeCuenta control={control} />}
        <Controller
          control={control}
          name="lugar"
          rules={{ required: 'Escriba dónde se lleva el detalle.' }}
          render={({ field, fieldState: { error } }) => (
            <TextInput
              {...field}
              label="Se lleva en"
              description="El programa, el libro o la hoja donde está el detalle."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={120}
              error={error?.message}
            />
          )}
        />
        <CamposDeQuienYCuando control={control} desde={auxiliar?.desde} />
        {auxiliar !== undefined && <CampoDeActivo control={control} />}
        <EditDrawerFooter>
          <Button variant="default" onClick={onCerrar}>
            Cerrar
          </Button>
          <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
            {auxiliar === undefined ? 'Marcar la cuenta' : 'Guardar cambios'}
          </Button>
        </EditDrawerFooter>
      </form>
    </Stack>
  );
}

function CampoDeActivo({ control }: { readonly control: Control<Escrito> }) {
  return (
    <Controller
      control={control}
      name="activo"
      render={({ field: { value, ...field } }) => (
        <Switch
          label="Se trae cada mes"
          description="Si ya no se trae, el cierre deja de pedirla; lo que se trajo queda."
          checked={value}
          {...field}
        />
      )}
    />
  );
}

function CampoDeCuenta({ control }: { readonly control: Control<Escrito> }) {
  const { data: cuentas = [] } = useQuery(queryOf(listarCatalogo));
  return (
    <Controller
      control={control}
      name="idCuenta"
      rules={{ required: 'Elija la cuenta.' }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AccountPicker
          etiqueta="Cuenta"
          cuentas={cuentas}
          valor={value === '' ? undefined : value}
          onCambio={onChange}
          nota="De detalle, o una de mayor por todo lo que tiene debajo."
          error={error?.message}
          autoFoco
        />
      )}
    />
  );
}

interface QuienYCuandoProps {
  readonly control: Control<Escrito>;
  readonly desde: string | undefined;
}

function CamposDeQuienYCuando({ control, desde }: QuienYCuandoProps) {
  const { data: personas = [] } = useQuery(queryOf(listarQuienesTraen));
  const meses = [...new Set([...ultimosMeses(todayInGuatemala()), ...(desde === undefined ? [] : [desde])])];
  return (
    <Grid min="12rem" gap="xl" align="start">
      <Controller
        control={control}
        name="responsable"
        rules={{ required: true }}
        render={({ field: { value, onChange } }) => (
          <SelectField
            etiqueta="Quién la trae"
            todos="Elija a la persona"
            valor={value}
            opciones={personas.map(({ id, nombre }) => [id, nombre] as const)}
            onCambio={(id) => onChange(id ?? '')}
          />
        )}
      />
      <Controller
        control={control}
        name="desde"
        render={({ field: { value, onChange } }) => (
          <SelectField
            etiqueta="Se compara desde"
            valor={value}
            opciones={meses.toSorted().map((dia) => [dia, formatMonth(dia.slice(0, 7))] as const)}
            onCambio={(dia) => onChange(dia ?? value)}
          />
        )}
      />
    </Grid>
  );
}

/** The year before, and this month and the next: whoever begins says it beforehand. */
function ultimosMeses(hoy: string): string[] {
  const este = Number(hoy.slice(0, 4)) * 12 + Number(hoy.slice(5, 7)) - 1;
  return Array.from({ length: 14 }, (_, lugar) => {
    const ordinal = este - 12 + lugar;
    return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}-01`;
  });
}

function useFormulario(auxiliar: AuxiliarExterno | undefined, cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm<Escrito>({
    defaultValues: {
      idCuenta: auxiliar?.idCuenta ?? '',
      lugar: auxiliar?.lugar ?? '',
      desde: auxiliar?.desde ?? `${todayInGuatemala().slice(0, 7)}-01`,
      responsable: auxiliar?.responsable.id ?? '',
      activo: auxiliar?.activo ?? true,
    },
  });
  const { isDirty, isSubmitting } = formState;
  const dejarSalir = useLeaveGuard(isDirty);
  const guardar = handleSubmit(
    async ({ idCuenta, activo, ...dicho }) => {
      setGeneral(undefined);
      try {
        if (auxiliar === undefined) await call(marcarAuxiliarExterno, { body: { idCuenta, ...dicho } });
        else
          await call(editarAuxiliarExterno, {
            params: { id: auxiliar.id },
            body: { version: auxiliar.version, activo, ...dicho },
          });
        dejarSalir();
        void notify(auxiliar === undefined ? 'Cuenta marcada.' : 'Cambios guardados.');
        cerrar();
        await queryClient.invalidateQueries({
          predicate: ({ queryKey: [ruta] }) => String(ruta).startsWith(listarAuxiliaresExternos.path),
        });
      } catch (error) {
        setGeneral(applyErrors(error, setError, ['idCuenta', 'lugar', 'desde']));
      }
    },
    ({ responsable }) => {
      if (responsable !== undefined) setGeneral('Elija quién trae la cifra.');
    },
  );
  return { control, general, guardar, isDirty, isSubmitting };
}
