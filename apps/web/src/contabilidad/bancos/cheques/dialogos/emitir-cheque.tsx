// Makes out a cheque: its number, to whom, and what it pays. Its partida is posted with it.
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { enLetras } from '@cuadra/core/en-letras';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { useAdvertencias } from '#contabilidad/bancos/mesa/dialogos/use-advertencias.tsx';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import {
  type ChequeEscrito,
  camposDeCheque,
  chequeEscrito,
  enSuLugar,
  LINEA_EN_BLANCO,
  porEnviar,
  totalDe,
} from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';
import { LineasDeCheque } from './lineas-de-cheque.tsx';

export function EmitirCheque({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const { formulario, general, advertencias, enviar } = useEmision(cuenta.id, onHecho);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo="Emitir un cheque" ancho={720} conCambios={isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            {cuenta.nombre}, {cuenta.banco} {cuenta.numero}. Su partida se contabiliza al emitirlo.
          </p>
          <Cabecera formulario={formulario} />
          <LineasDeCheque formulario={formulario} />
          {advertencias.campo}
        </div>
        <FormDialogFooter onCancelar={onCerrar} nota={<Total formulario={formulario} />}>
          <Button type="submit" loading={isSubmitting}>
            Emitir
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useEmision(cuenta: string, onHecho: DialogoDeChequeProps['onHecho']) {
  const [general, setGeneral] = useState<string>();
  const llaveDe = useLlave();
  const advertencias = useAdvertencias();
  const formulario = useForm<ChequeEscrito>({
    resolver: zodResolver(chequeEscrito),
    defaultValues: {
      ...{ numero: '', fecha: todayInGuatemala(), beneficiario: '', concepto: '' },
      lineas: [LINEA_EN_BLANCO],
    },
  });
  const { handleSubmit, setError } = formulario;
  useNumeroSiguiente(cuenta, formulario);
  const enviar = handleSubmit(async (escrito) => {
    setGeneral(undefined);
    if (advertencias.falta()) return;
    const { cuerpo, lugares } = porEnviar(escrito);
    const { motivo } = advertencias;
    const body = motivo === undefined ? cuerpo : { ...cuerpo, motivo };
    try {
      const cheque = await call(
        emitirCheque,
        { params: { id: cuenta }, body },
        { llave: llaveDe.tomar(body) },
      );
      void notify(`Se emitió el cheque ${cheque.numero}.`);
      onHecho(cheque);
    } catch (error) {
      llaveDe.soltar(error);
      if (advertencias.tomar(error)) return;
      const suyos = camposDeCheque(escrito.lineas.length);
      setGeneral(applyErrors(enSuLugar(error, lugares), setError, suyos));
    } finally {
      await refrescarBancos();
    }
  });
  return { formulario, general, advertencias, enviar };
}

/** Sent again by whoever got no answer, the same cheque goes with the same key: it is made out once. */
function useLlave() {
  const enviada = useRef<{ readonly firma: string; readonly llave: string }>(undefined);
  return {
    tomar: (cuerpo: object): string => {
      const firma = JSON.stringify(cuerpo);
      if (enviada.current?.firma !== firma) enviada.current = { firma, llave: newKey() };
      return enviada.current.llave;
    },
    soltar: (error: unknown): void => {
      if (error instanceof ApiError && !error.esPasajero) enviada.current = undefined;
    },
  };
}

/** It is proposed until somebody writes another. */
function useNumeroSiguiente(cuenta: string, { resetField, formState }: UseFormReturn<ChequeEscrito>) {
  const { data } = useQuery({ ...consultas.proximoCheque(cuenta), staleTime: 0 });
  const numero = data?.numero;
  const aMano = formState.dirtyFields.numero === true;
  useEffect(() => {
    if (numero !== undefined && !aMano) resetField('numero', { defaultValue: String(numero) });
  }, [numero, aMano, resetField]);
}

interface DeFormulario {
  readonly formulario: UseFormReturn<ChequeEscrito>;
}

function Cabecera({ formulario: { control, register, formState } }: DeFormulario) {
  const { errors } = formState;
  return (
    <>
      <div className={classes.juntos}>
        <TextInput
          label="Número"
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={errors.numero?.message}
          {...register('numero')}
        />
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
      </div>
      <TextInput
        label="Beneficiario"
        withAsterisk
        autoComplete="off"
        maxLength={120}
        data-autofocus
        error={errors.beneficiario?.message}
        {...register('beneficiario')}
      />
      <TextInput
        label="Concepto"
        withAsterisk
        autoComplete="off"
        maxLength={200}
        error={errors.concepto?.message}
        {...register('concepto')}
      />
    </>
  );
}

function Total({ formulario: { control } }: DeFormulario) {
  const total = totalDe(useWatch({ control, name: 'lineas' }));
  return (
    <p className={classes.total} aria-live="polite">
      Total <strong>{formatearQuetzales(total)}</strong>
      {total > 0 && <span className={classes.letras}>{enLetras(total)}</span>}
    </p>
  );
}
