// Undoes partidas that were made from the bank: they are reversed, with the reason, and both stay in the books.
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog, FormDialogFooter } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../../../ui/dialogs/submit.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { applyErrors } from '../../../../ui/fields/field-errors.ts';
import type { PartidaHecha } from '../ordenes/hechos.ts';
import { decirPartidas, deshacerPartidas } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';
import classes from './dialogos.module.css';

interface RevertirPartidasProps {
  readonly partidas: readonly PartidaHecha[];
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
  readonly onHecho: () => void;
}

/** Of several, each on its own day. */
const esquema = z.object({ motivo, fecha: fechaContable.optional() });

export function RevertirPartidas({ partidas, ordenes, onCerrar, onHecho }: RevertirPartidasProps) {
  const [general, setGeneral] = useState<string>();
  const [primera] = partidas;
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { motivo: '', fecha: undefined },
  });
  const enviar = handleSubmit(async ({ motivo: escrito, fecha }) => {
    setGeneral(undefined);
    try {
      await ordenes.pedir((mesa) => deshacerPartidas(mesa, partidas, { motivo: escrito, fecha }));
      onHecho();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo', 'fecha']));
    }
  });
  return (
    <FormDialog
      titulo={`Revertir la ${decirPartidas(partidas)}`}
      conCambios={formState.isDirty}
      onClose={onCerrar}
    >
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            Lo contabilizado no se borra: se revierte, y lo que cruzaba del banco vuelve a estar pendiente.
          </p>
          {partidas.length === 1 && primera !== undefined && (
            <Controller
              control={control}
              name="fecha"
              render={({ field, fieldState }) => (
                <DateField
                  label="Fecha de la reversión"
                  valor={field.value ?? primera.fecha}
                  onCambio={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
          <Textarea
            label="Motivo"
            withAsterisk
            rows={3}
            maxLength={400}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" color="red" loading={formState.isSubmitting}>
            Revertir
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
