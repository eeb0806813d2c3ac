// Ends a cheque that the bank did not pay: annulled, or stale because nobody cashed it in time.
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { anularCheque, type Cheque, caducarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { useContracuentas } from '#contabilidad/bancos/mesa/dialogos/use-contracuentas.ts';
import { useResultados } from '#contabilidad/bancos/mesa/dialogos/use-resultados.tsx';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { decirCheque } from './decir-cheque.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';

interface TerminarChequeProps extends DialogoDeChequeProps {
  readonly clase: 'anular' | 'caducar';
  readonly cheque: Cheque;
}

const TEXTOS = {
  anular: {
    titulo: 'Anular el cheque',
    texto: 'Su partida se revierte, y ambas se cruzan entre sí: nada queda pendiente en el banco.',
    boton: 'Anular',
  },
  caducar: {
    titulo: 'Dar el cheque por caduco',
    texto: 'El dinero vuelve a la cuenta del banco y queda debido en la cuenta que elija.',
    boton: 'Dar por caduco',
  },
} as const;

const esquemaDe = (clase: TerminarChequeProps['clase']) =>
  z.object({
    fecha: fechaContable,
    idCuenta: clase === 'caducar' ? z.string().min(1, 'Elija la cuenta.') : z.string(),
    motivo,
  });
type Escrito = z.output<ReturnType<typeof esquemaDe>>;

export function TerminarCheque(props: TerminarChequeProps) {
  const { clase, cheque, onCerrar } = props;
  const cuentas = useContracuentas();
  const { formulario, general, enviar, campo } = useTermino(props);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo={TEXTOS[clase].titulo} conCambios={isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            {decirCheque(cheque)} {TEXTOS[clase].texto}
          </p>
          {clase === 'caducar' && <CuentaDeLaDeuda formulario={formulario} cuentas={cuentas} />}
          <FechaYMotivo formulario={formulario} clase={clase} />
          {campo}
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" color="red" loading={isSubmitting}>
            {TEXTOS[clase].boton}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useTermino({ clase, cheque, cuenta, onHecho }: TerminarChequeProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquemaDe(clase)),
    defaultValues: {
      fecha: todayInGuatemala(),
      idCuenta: '',
      motivo: clase === 'caducar' ? `Nadie lo cobró en ${cuenta.caducidadDias} días` : '',
    },
  });
  const { handleSubmit, setError } = formulario;
  const { resultados, tomar, campo } = useResultados();
  const enviar = handleSubmit(async ({ idCuenta, ...escrito }) => {
    setGeneral(undefined);
    const params = { id: cheque.id };
    const body = { ...escrito, version: cheque.version };
    try {
      const terminado =
        clase === 'anular'
          ? await call(anularCheque, { params, body: { ...body, resultados } })
          : await call(caducarCheque, { params, body: { ...body, idCuenta } });
      onHecho(terminado);
    } catch (error) {
      if (!tomar(error)) setGeneral(applyErrors(error, setError, ['fecha', 'idCuenta', 'motivo']));
    } finally {
      await refrescarBancos();
    }
  });
  return { formulario, general, enviar, campo };
}

interface DeFormulario {
  readonly formulario: UseFormReturn<Escrito>;
}

interface CuentaDeLaDeudaProps extends DeFormulario {
  readonly cuentas: ReturnType<typeof useContracuentas>;
}

function CuentaDeLaDeuda({ formulario: { control }, cuentas }: CuentaDeLaDeudaProps) {
  return (
    <Controller
      control={control}
      name="idCuenta"
      render={({ field, fieldState }) => (
        <AccountPicker
          etiqueta="Cuenta en la que se debe"
          cuentas={cuentas}
          valor={field.value}
          error={fieldState.error?.message}
          autoFoco
          onCambio={field.onChange}
        />
      )}
    />
  );
}

function FechaYMotivo({ formulario, clase }: DeFormulario & Pick<TerminarChequeProps, 'clase'>) {
  const { control, register, formState } = formulario;
  return (
    <>
      <Controller
        control={control}
        name="fecha"
        render={({ field, fieldState }) => (
          <DateField
            label="Fecha"
            withAsterisk
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Textarea
        label="Motivo"
        withAsterisk
        rows={3}
        maxLength={400}
        data-autofocus={clase === 'anular' || undefined}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </>
  );
}
