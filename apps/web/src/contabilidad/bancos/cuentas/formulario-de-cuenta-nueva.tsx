// A new bank account: which it is, the account of the catálogo that it takes for itself, and what it began with.
import {
  type CuentaBancariaNueva,
  crearCuentaBancaria,
  cuentaBancariaNueva,
} from '@cuadra/contract/contabilidad/bancos/cuentas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, Controller, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, refrescarBancos } from '../consultas.ts';
import { CAMPOS_COMUNES, Elecciones, Identidad, Plazos } from './campos-comunes.tsx';
import { Comienzo } from './comienzo.tsx';
import classes from './cuentas.module.css';

/** As it is written: amounts are numbers until they are sent. */
export type Escrita = z.input<typeof cuentaBancariaNueva>;

export function FormularioDeCuentaNueva({ onCerrar }: { readonly onCerrar: () => void }) {
  const { formulario, general, guardar } = useCuentaNueva(onCerrar);
  const { control, formState } = formulario;
  return (
    <FormProvider {...formulario}>
      <form
        className={classes.formulario}
        onSubmit={submitWith(guardar)}
        noValidate
        aria-label="Nueva cuenta bancaria"
      >
        <UnsavedWork nombre="bancos/cuentas/nueva" formulario={formulario} />
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <Identidad />
        <CuentaEnLibros control={control} />
        <Elecciones />
        <Plazos />
        <Comienzo control={control} />
        <EditDrawerFooter>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            Crear cuenta bancaria
          </Button>
        </EditDrawerFooter>
      </form>
    </FormProvider>
  );
}

const VENTANA_USUAL = 5;
const CADUCIDAD_USUAL = 180;

function useCuentaNueva(cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const formulario = useForm<Escrita, unknown, CuentaBancariaNueva>({
    resolver: zodResolver(cuentaBancariaNueva),
    defaultValues: {
      ...{ banco: '', numero: '', nombre: '', idCuenta: '', agencia, perfil: null, responsable: '' },
      ...{ ventanaDias: VENTANA_USUAL, caducidadDias: CADUCIDAD_USUAL, iniciales: [] },
      desde: `${todayInGuatemala().slice(0, 7)}-01`,
    },
  });
  const { handleSubmit, setError, getValues, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(crearCuentaBancaria, { body });
      dejarSalir();
      void notify('Cuenta bancaria creada. Importe su primer estado de cuenta.');
      cerrar();
      await refrescarBancos();
    } catch (error) {
      const iniciales = (getValues('iniciales') ?? []).flatMap((_, lugar) =>
        (['fecha', 'monto', 'texto', 'documento'] as const).map(
          (campo) => `iniciales.${lugar}.${campo}` as const,
        ),
      );
      const campos = [...CAMPOS_COMUNES, 'idCuenta', 'desde', 'saldoBancoInicial', ...iniciales] as const;
      setGeneral(applyErrors(error, setError, campos));
    }
  });
  return { formulario, general, guardar };
}

/** Detail accounts that people post to, and of no other bank account. */
function CuentaEnLibros({ control }: { readonly control: Control<Escrita, unknown, CuentaBancariaNueva> }) {
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data: bancarias = [] } = useQuery(consultas.cuentas());
  const tomadas = new Set(bancarias.map(({ idCuenta }) => idCuenta));
  return (
    <Controller
      control={control}
      name="idCuenta"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AccountPicker
          etiqueta="Cuenta en los libros"
          nota="De detalle, y suya sola: lo que se contabilice en ella se compara con el banco."
          cuentas={catalogo.filter(
            ({ tipoCuenta, naturaleza, estado, idCuenta }) =>
              tipoCuenta === 'D' && naturaleza === 'deudora' && estado === 'activa' && !tomadas.has(idCuenta),
          )}
          valor={value === '' ? undefined : value}
          onCambio={onChange}
          error={error?.message}
        />
      )}
    />
  );
}
