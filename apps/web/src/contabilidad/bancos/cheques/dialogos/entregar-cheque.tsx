// Who took a cheque, with which document, and when.
import { fechaContable, renglon } from '@cuadra/contract/campos';
import { type Cheque, entregarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
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
import { decirCheque } from './decir-cheque.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';

const esquema = z.object({
  a: renglon(120).min(3, 'Escriba quién lo recibió.'),
  documento: z.union([z.literal(''), renglon(30).min(4, 'Escriba el número de su documento.')]),
  en: fechaContable,
});
type Escrito = z.output<typeof esquema>;

export function EntregarCheque({
  cheque,
  onCerrar,
  onHecho,
}: DialogoDeChequeProps & { readonly cheque: Cheque }) {
  const { formulario, general, enviar } = useEntrega(cheque, onHecho);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo="Anotar la entrega" conCambios={isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>{decirCheque(cheque)}</p>
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

function useEntrega(cheque: Cheque, onHecho: DialogoDeChequeProps['onHecho']) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { a: cheque.beneficiario ?? '', documento: '', en: todayInGuatemala() },
  });
  const { handleSubmit, setError } = formulario;
  const enviar = handleSubmit(async ({ documento, ...escrito }) => {
    setGeneral(undefined);
    const body = { ...escrito, version: cheque.version, documento: documento === '' ? null : documento };
    try {
      onHecho(await call(entregarCheque, { params: { id: cheque.id }, body }));
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['a', 'documento', 'en']));
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
      <TextInput
        label="Quién lo recibió"
        withAsterisk
        autoComplete="off"
        maxLength={120}
        data-autofocus
        error={formState.errors.a?.message}
        {...register('a')}
      />
      <div className={classes.juntos}>
        <TextInput
          label="Documento"
          placeholder="DPI o pasaporte"
          autoComplete="off"
          maxLength={30}
          error={formState.errors.documento?.message}
          {...register('documento')}
        />
        <Controller
          control={control}
          name="en"
          render={({ field, fieldState }) => (
            <DateField
              label="Cuándo"
              withAsterisk
              valor={field.value}
              onCambio={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}
