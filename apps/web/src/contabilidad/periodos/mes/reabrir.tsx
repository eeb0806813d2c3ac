// Asks to open a month again: why, and for whom. With limits, only those people post in it, and only until then.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { DIAS_DE_REAPERTURA_MAX, reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { nowMs } from '#platform/clock.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { BoundField, ChoiceField, DateField, FieldRow, LongTextField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Note } from '#ui/text/text.tsx';
import { refrescarCierres } from '../accion.tsx';
import classes from '../cierre.module.css';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { enUnasHoras, instanteDe, leerHora } from './hora-local.ts';

interface ReabrirProps {
  readonly clave: ClaveDeMes;
  readonly personas: CierreDelMes['personas'];
  readonly onClose: () => void;
}

const ALCANCES = [
  ['todos', 'Para todos'],
  ['algunos', 'Solo para algunas personas'],
] as const;

export function Reabrir({ clave, personas, onClose }: ReabrirProps) {
  const order = useReapertura(clave);
  const alcance = order.form.watch('alcance');
  return (
    <OrderDialog
      title={`Reabrir ${mesConAnio(clave).toLowerCase()}`}
      order={order}
      submit="Pedir la reapertura"
      note="La aprueba otra persona. Las firmas se piden otra vez."
      onClose={onClose}
    >
      <UnsavedWork name={`cierre/${clave.anio}/${clave.mes}/${clave.agencia}/reabrir`} form={order.form} />
      <LongTextField
        name="motivo"
        label="Motivo"
        description="Queda en la historia del mes para siempre."
        rows={2}
        maxLength={500}
      />
      <ChoiceField
        name="alcance"
        label="Quién contabiliza"
        options={ALCANCES}
        description={
          alcance === 'todos'
            ? 'Quienes tengan permiso, hasta que se cierre otra vez.'
            : 'A los demás se les rechaza, y al vencer, a todos.'
        }
      />
      {alcance === 'algunos' && <Limite personas={personas} />}
    </OrderDialog>
  );
}

/** For whom, and until when. */
function Limite({ personas }: Pick<ReabrirProps, 'personas'>) {
  return (
    <>
      <BoundField name="para">
        {({ value, onChange, error }) => (
          <Checkbox.Group label="Personas" withAsterisk error={error} value={value} onChange={onChange}>
            <Stack gap="md" pad="xs" roomAbove="xs" className={classes.personas}>
              {personas.map(({ id, nombre }) => (
                <Checkbox key={id} value={id} label={nombre} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </BoundField>
      <FieldRow>
        <DateField name="dia" label="Hasta" />
        <TextField name="hora" label="Hora" placeholder="HH:mm" maxLength={5} digits />
      </FieldRow>
      <Note>Hora de Guatemala; como máximo, {DIAS_DE_REAPERTURA_MAX} días.</Note>
    </>
  );
}

const deTodos = z.object({ alcance: z.literal('todos') });
const deAlgunos = z.object({
  alcance: z.literal('algunos'),
  para: z.array(z.string()).min(1, 'Elija al menos a una persona.'),
  dia: z.string().min(1, 'Diga hasta cuándo.'),
  hora: z
    .string()
    .refine((hora) => leerHora(hora) !== undefined, 'Escriba la hora como 15:30.')
    .transform((hora) => leerHora(hora) ?? hora),
});
const motivo = z.string().refine((texto) => texto.trim().length >= 3, 'Escriba el motivo.');
const escrito = z.discriminatedUnion('alcance', [deTodos.extend({ motivo }), deAlgunos.extend({ motivo })]);

interface Pedido {
  motivo: string;
  alcance: 'todos' | 'algunos';
  para: string[];
  dia: string;
  hora: string;
}

function useReapertura(clave: ClaveDeMes) {
  const [[dia = '', hora = '']] = useState(() => enUnasHoras(nowMs(), 4).split('T'));
  const { agencia, ...params } = clave;
  const initial: Pedido = { motivo: '', alcance: 'todos', para: [], dia, hora };
  return useOrder(reabrirPeriodo, {
    initial,
    params,
    schema: escrito,
    body: (pedido) => ({ agencia, motivo: pedido.motivo, ...limiteDe(pedido) }),
    refresh: refrescarCierres,
    done: ({ resultado }) =>
      resultado === 'reabierto'
        ? `${mesConAnio(clave)} quedó abierto.`
        : 'La reapertura espera a que otra persona la apruebe.',
  });
}

const limiteDe = (pedido: z.output<typeof escrito>) =>
  pedido.alcance === 'todos'
    ? {}
    : { limite: { para: pedido.para, hasta: instanteDe(`${pedido.dia}T${pedido.hora}`) } };
