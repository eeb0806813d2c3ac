// A number that was spoilt before it was used: in the register too, so that none is missing.
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { anotarChequeArruinado } from '@cuadra/contract/contabilidad/bancos/cheques';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { numeroEscrito } from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';

const esquema = z.object({ numero: numeroEscrito, fecha: fechaContable, motivo });
type Escrito = z.output<typeof esquema>;

export function AnotarArruinado({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const { formulario, general, enviar } = useArruinado(cuenta.id, onHecho);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo="Anotar un cheque arruinado" conCambios={isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            Un número que se arruinó antes de emitirse queda en el registro como anulado. No contabiliza nada.
          </p>
          <Campos formulario={formulario} />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={isSubmitting}>
            Anotar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useArruinado(cuenta: string, onHecho: DialogoDeChequeProps['onHecho']) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { numero: '', fecha: todayInGuatemala(), motivo: '' },
  });
  const { handleSubmit, setError } = formulario;
  const enviar = handleSubmit(async ({ numero, ...escrito }) => {
    setGeneral(undefined);
    try {
      const body = { ...escrito, numero: Number(numero) };
      onHecho(await call(anotarChequeArruinado, { params: { id: cuenta }, body }));
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['numero', 'fecha', 'motivo']));
    } finally {
      await refrescarBancos();
    }
  });
  return { formulario, general, enviar };
}

function Campos({ formulario }: { readonly formulario: UseFormReturn<Escrito> }) {
  const { control, register, formState } = formulario;
  return (
    <>
      <div className={classes.juntos}>
        <TextInput
          label="Número"
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          data-autofocus
          error={formState.errors.numero?.message}
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
      <Textarea
        label="Motivo"
        withAsterisk
        rows={3}
        maxLength={400}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </>
  );
}
