// The cheque of something that the books have already: chosen among what left the account and has none.

import { anotarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { opuesto } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { claveDeMes, mesDe, mesesDe, mesPorConciliar } from '#contabilidad/bancos/meses.ts';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { beneficiarioEscrito, conceptoEscrito, numeroEscrito } from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';
import { salidasSinCheque } from './salidas-sin-cheque.ts';

const esquema = z.object({
  movimiento: z.string().min(1, 'Elija de cuál es.'),
  numero: numeroEscrito,
  beneficiario: beneficiarioEscrito,
  concepto: conceptoEscrito,
});
type Escrito = z.output<typeof esquema>;

export function AnotarCheque({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const { formulario, general, enviar } = useAnotacion(onHecho);
  const { isDirty, isSubmitting } = formulario.formState;
  const [mes, setMes] = useState(() => mesPorConciliar(cuenta));
  const mesa = useQuery(consultas.mesa(cuenta.id, mes));
  const meses = mesesDe(cuenta).map((uno) => [claveDeMes(uno), formatMonth(claveDeMes(uno))] as const);
  return (
    <FormDialog titulo="Anotar un cheque" conCambios={isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            De lo que ya se contabilizó y salió de la cuenta: queda en el registro y no contabiliza nada.
          </p>
          <SelectField
            etiqueta="Mes"
            valor={claveDeMes(mes)}
            opciones={meses}
            onCambio={(clave) => {
              if (clave === undefined) return;
              formulario.setValue('movimiento', '');
              setMes(mesDe(clave));
            }}
          />
          <Loaded consulta={mesa} filas={2} etiqueta="Cargando lo que salió de la cuenta">
            {({ movimientos }) => <Campos formulario={formulario} salidas={salidasSinCheque(movimientos)} />}
          </Loaded>
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={isSubmitting} disabled={mesa.data === undefined}>
            Anotar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useAnotacion(onHecho: DialogoDeChequeProps['onHecho']) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { movimiento: '', numero: '', beneficiario: '', concepto: '' },
  });
  const { handleSubmit, setError } = formulario;
  const enviar = handleSubmit(async ({ movimiento, numero, ...escrito }) => {
    setGeneral(undefined);
    try {
      const body = { ...escrito, numero: Number(numero) };
      onHecho(await call(anotarCheque, { params: { id: movimiento }, body }));
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['numero', 'beneficiario', 'concepto']));
    } finally {
      await refrescarBancos();
    }
  });
  return { formulario, general, enviar };
}

interface CamposProps {
  readonly formulario: UseFormReturn<Escrito>;
  readonly salidas: readonly MovimientoDeMesa[];
}

function Campos({ formulario, salidas }: CamposProps) {
  const { register, formState } = formulario;
  const { errors } = formState;
  if (salidas.length === 0)
    return <FormNotice tono="info" texto="En ese mes no hay salidas sin cheque. Elija otro." />;
  return (
    <>
      <DeCualEs formulario={formulario} salidas={salidas} />
      <TextInput
        label="Número"
        withAsterisk
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={errors.numero?.message}
        {...register('numero')}
      />
      <TextInput
        label="Beneficiario"
        withAsterisk
        autoComplete="off"
        maxLength={120}
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

function DeCualEs({ formulario, salidas }: CamposProps) {
  const { control, formState } = formulario;
  const { dirtyFields } = formState;
  return (
    <Controller
      control={control}
      name="movimiento"
      render={({ field, fieldState }) => (
        <div>
          <SelectField
            etiqueta="De cuál es"
            todos="Elija una salida"
            valor={field.value}
            opciones={salidas.map((salida) => [salida.id, decir(salida)] as const)}
            onCambio={(id) => {
              field.onChange(id ?? '');
              proponer(
                formulario,
                dirtyFields,
                salidas.find((salida) => salida.id === id),
              );
            }}
          />
          {fieldState.error !== undefined && (
            <p className={classes.error} role="alert">
              {fieldState.error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}

const decir = ({ fecha, monto, documento, concepto }: MovimientoDeMesa): string =>
  [formatDate(fecha), formatearQuetzales(opuesto(monto)), documento ?? '', concepto]
    .filter((parte) => parte !== '')
    .join(' · ');

/** What its line says, where nothing was written yet. */
function proponer(
  { setValue }: UseFormReturn<Escrito>,
  escritos: Readonly<Partial<Record<keyof Escrito, boolean>>>,
  salida: MovimientoDeMesa | undefined,
): void {
  if (salida === undefined) return;
  const { documento, concepto } = salida;
  if (escritos.numero !== true && numeroEscrito.safeParse(documento ?? '').success)
    setValue('numero', documento ?? '');
  if (escritos.concepto !== true) setValue('concepto', concepto.slice(0, 200));
}
