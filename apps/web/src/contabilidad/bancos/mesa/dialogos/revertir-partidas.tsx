// Undoes partidas that were made from the bank: they are reversed, with the reason, and both stay in the books.
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import type { PartidaHecha } from '../ordenes/hechos.ts';
import { decirPartidas, deshacerPartidas } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';
import classes from './dialogos.module.css';
import { Formulario } from './formulario.tsx';
import { useResultados } from './use-resultados.tsx';

interface RevertirPartidasProps {
  readonly partidas: readonly PartidaHecha[];
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
  readonly onHecho: () => void;
}

/** Several are reversed each on its own day. */
const esquema = z.object({ motivo, fecha: fechaContable.optional() });

export function RevertirPartidas({ partidas, ordenes, onCerrar, onHecho }: RevertirPartidasProps) {
  const [general, setGeneral] = useState<string>();
  const [primera] = partidas;
  const { resultados, tomar, campo } = useResultados();
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { motivo: '', fecha: undefined },
  });
  const enviar = handleSubmit(async ({ motivo: escrito, fecha }) => {
    setGeneral(undefined);
    try {
      await ordenes.pedir((mesa) => deshacerPartidas(mesa, partidas, { motivo: escrito, fecha, resultados }));
      onHecho();
    } catch (error) {
      if (!tomar(error)) setGeneral(applyErrors(error, setError, ['motivo', 'fecha']));
    }
  });
  return (
    <Formulario
      titulo={`Revertir la ${decirPartidas(partidas)}`}
      accion="Revertir"
      peligro
      error={general}
      cambiado={formState.isDirty}
      ocupado={formState.isSubmitting}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <p className={classes.texto}>
        Lo contabilizado no se borra: se revierte, y lo que cruzaba del banco vuelve a estar pendiente.
      </p>
      {partidas.length === 1 && primera !== undefined && <Fecha control={control} suya={primera.fecha} />}
      <Textarea
        label="Motivo"
        withAsterisk
        rows={3}
        maxLength={400}
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
      {campo}
    </Formulario>
  );
}

interface FechaProps {
  readonly control: Control<z.input<typeof esquema>>;
  /** That of the partida, unless another is chosen. */
  readonly suya: string;
}

const Fecha = ({ control, suya }: FechaProps) => (
  <Controller
    control={control}
    name="fecha"
    render={({ field, fieldState }) => (
      <DateField
        label="Fecha de la reversión"
        valor={field.value ?? suya}
        onCambio={field.onChange}
        error={fieldState.error?.message}
      />
    )}
  />
);
