// Asks that somebody goes on holding, until a day and for a reason, roles that exclude each other.
import { aceptarPares } from '@cuadra/contract/administracion/pares-de-roles';
import { listarCambios, verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './poderes.module.css';

interface AceptacionProps {
  readonly persona: { readonly id: string; readonly nombre: string };
  readonly onClose: () => void;
}

/** What is offered first: time enough to hire or to train somebody. */
const DIAS = 90;

export function Aceptacion({ persona, onClose }: AceptacionProps) {
  const { formulario, general, pedir } = useAceptacion(persona.id, onClose);
  const { control, register, formState } = formulario;
  return (
    <FormDialog titulo="Aceptar por un tiempo" conCambios={formState.isDirty} onClose={onClose}>
      <form className={classes.formulario} onSubmit={submitWith(pedir)} noValidate>
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <p className={classes.explicacion}>
          {persona.nombre} conserva los roles que tiene. Lo aprueba otro administrador; si no lo hay, espera
          un día. Pasada la fecha vuelve a quedar por resolver.
        </p>
        <Textarea
          label="Motivo"
          description="Lo leen quien lo aprueba, los contadores y esa persona."
          withAsterisk
          rows={3}
          data-autofocus
          error={formState.errors.motivo?.message}
          {...register('motivo')}
        />
        <Controller
          control={control}
          name="hasta"
          render={({ field }) => (
            <DateField
              label="Hasta"
              description="A lo sumo dentro de un año."
              withAsterisk
              valor={field.value}
              onCambio={field.onChange}
              error={formState.errors.hasta?.message}
            />
          )}
        />
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            Pedir que se acepte
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useAceptacion(id: string, onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<z.input<typeof aceptarPares.body>>({
    resolver: zodResolver(aceptarPares.body),
    defaultValues: { motivo: '', hasta: addDays(todayInGuatemala(), DIAS) },
  });
  const { handleSubmit, setError } = formulario;
  const pedir = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { resultado } = await call(aceptarPares, { params: { id }, body });
      void notify(resultado === 'hecho' ? 'Aceptado.' : 'Pedido: espera a otro administrador.');
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo', 'hasta']));
    } finally {
      await queryClient.invalidateQueries({ queryKey: [verReglasDePoder.path] });
      await queryClient.invalidateQueries({ queryKey: [listarCambios.path] });
    }
  });
  return { formulario, general, pedir };
}
