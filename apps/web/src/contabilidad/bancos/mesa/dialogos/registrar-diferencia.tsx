// What does not match goes to another account, in the same step: a fee inside of a payment, a few centavos.
import { ajusteDeCruce } from '@cuadra/contract/contabilidad/bancos/cruces';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog, FormDialogFooter } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../../../ui/dialogs/submit.ts';
import { AccountPicker } from '../../../../ui/fields/account-picker.tsx';
import { applyErrors } from '../../../../ui/fields/field-errors.ts';
import { formatearQuetzales } from '../../../../ui/format/dinero.ts';
import { sumasDe } from '../datos/eleccion.ts';
import { cruzar } from '../ordenes/ordenes.ts';
import { decirElegido } from './decir-elegido.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { useAdvertencias } from './use-advertencias.tsx';
import { useContracuentas } from './use-contracuentas.ts';

export function RegistrarDiferencia({ elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const [general, setGeneral] = useState<string>();
  const cuentas = useContracuentas();
  const advertencias = useAdvertencias();
  const { diferencia } = sumasDe(elegido);
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ajusteDeCruce),
    defaultValues: { idCuenta: '', concepto: '' },
  });
  const enviar = handleSubmit(async (ajuste) => {
    setGeneral(undefined);
    if (advertencias.falta()) return;
    try {
      await ordenes.pedir((mesa) => cruzar(mesa, elegido, { ajuste, motivo: advertencias.motivo }));
      onHecho();
    } catch (error) {
      if (!advertencias.tomar(error)) setGeneral(applyErrors(error, setError, ['idCuenta', 'concepto']));
    }
  });
  return (
    <FormDialog titulo="Registrar la diferencia" conCambios={formState.isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            {decirElegido(elegido)} La diferencia de <strong>{formatearQuetzales(diferencia)}</strong>{' '}
            {diferencia < 0
              ? 'sale del banco contra la cuenta que elija, y todo queda cruzado.'
              : 'entra al banco contra la cuenta que elija, y todo queda cruzado.'}
          </p>
          <Controller
            control={control}
            name="idCuenta"
            render={({ field, fieldState }) => (
              <AccountPicker
                etiqueta="Cuenta"
                cuentas={cuentas}
                valor={field.value}
                error={fieldState.error?.message}
                autoFoco
                onCambio={field.onChange}
              />
            )}
          />
          <TextInput
            label="Concepto"
            maxLength={200}
            error={formState.errors.concepto?.message}
            {...register('concepto')}
          />
          {advertencias.campo}
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={formState.isSubmitting}>
            Registrar y cruzar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
