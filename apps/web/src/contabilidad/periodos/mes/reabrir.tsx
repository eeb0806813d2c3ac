// Asks to open a month again: why, and for whom. With limits, only those people post in it, and only until then.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { DIAS_DE_REAPERTURA_MAX, reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { nowMs } from '#platform/clock.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { refrescarCierres } from '../use-accion.ts';
import { enUnasHoras, instanteDe } from './hora-local.ts';
import classes from './reabrir.module.css';

interface ReabrirProps {
  readonly clave: ClaveDeMes;
  readonly personas: CierreDelMes['personas'];
  readonly onClose: () => void;
}

interface Pedido {
  motivo: string;
  alcance: 'todos' | 'algunos';
  para: string[];
  hasta: string;
}

const ALCANCES = [
  { valor: 'todos', texto: 'Para todos' },
  { valor: 'algunos', texto: 'Solo para algunas personas' },
] as const;

export function Reabrir({ clave, personas, onClose }: ReabrirProps) {
  const { formulario, general, reabrir } = useReapertura(clave, onClose);
  const { register, formState } = formulario;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <FormDialog titulo={`Reabrir ${mesConAnio(clave).toLowerCase()}`} conCambios={isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(reabrir)}>
        <div className={classes.campos}>
          <UnsavedWork
            nombre={`cierre/${clave.anio}/${clave.mes}/${clave.agencia}/reabrir`}
            formulario={formulario}
          />
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <Textarea
            label="Motivo"
            description="Queda en la historia del mes para siempre."
            withAsterisk
            rows={2}
            data-autofocus
            error={errors.motivo?.message}
            {...register('motivo', { validate: (texto) => texto.trim().length >= 3 || 'Escriba el motivo.' })}
          />
          <ParaQuien formulario={formulario} personas={personas} />
        </div>
        <FormDialogFooter nota="La aprueba otra persona. Las firmas se piden otra vez." onCancelar={onClose}>
          <Button type="submit" loading={isSubmitting}>
            Pedir la reapertura
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface ParaQuienProps {
  readonly formulario: ReturnType<typeof useReapertura>['formulario'];
  readonly personas: CierreDelMes['personas'];
}

function ParaQuien({ formulario, personas }: ParaQuienProps) {
  const { control } = formulario;
  const alcance = useWatch({ control, name: 'alcance' });
  return (
    <>
      <Controller
        control={control}
        name="alcance"
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            etiqueta="Quién contabiliza"
            opciones={ALCANCES}
            valor={value}
            onCambio={onChange}
            nota={
              value === 'todos'
                ? 'Quienes tengan permiso, hasta que se cierre otra vez.'
                : 'A los demás se les rechaza, y al vencer, a todos.'
            }
          />
        )}
      />
      {alcance === 'algunos' && <Limite formulario={formulario} personas={personas} />}
    </>
  );
}

function Limite({ formulario: { control, register, formState }, personas }: ParaQuienProps) {
  return (
    <>
      <Controller
        control={control}
        name="para"
        rules={{ validate: (para) => para.length > 0 || 'Elija al menos a una persona.' }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Checkbox.Group
            label="Personas"
            withAsterisk
            error={error?.message}
            value={value}
            onChange={onChange}
          >
            <div className={classes.personas}>
              {personas.map(({ id, nombre }) => (
                <Checkbox key={id} value={id} label={nombre} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
      <TextInput
        type="datetime-local"
        label="Hasta"
        description={`Hora de Guatemala; como máximo, ${DIAS_DE_REAPERTURA_MAX} días.`}
        withAsterisk
        className={classes.hasta ?? ''}
        error={formState.errors.hasta?.message}
        {...register('hasta', { required: 'Diga hasta cuándo.' })}
      />
    </>
  );
}

function useReapertura(clave: ClaveDeMes, onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const [hasta] = useState(() => enUnasHoras(nowMs(), 4));
  const formulario = useForm<Pedido>({ defaultValues: { motivo: '', alcance: 'todos', para: [], hasta } });
  const { agencia, ...params } = clave;
  const reabrir = formulario.handleSubmit(async ({ motivo, alcance, para, hasta: fin }) => {
    setGeneral(undefined);
    const limite = alcance === 'todos' ? {} : { limite: { para, hasta: instanteDe(fin) } };
    try {
      const hecho = await call(reabrirPeriodo, { params, body: { agencia, motivo, ...limite } });
      await refrescarCierres();
      void notify(
        hecho.resultado === 'reabierto'
          ? `${mesConAnio(clave)} quedó abierto.`
          : 'La reapertura espera a que otra persona la apruebe.',
      );
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, ['motivo', 'para', 'hasta']));
    }
  });
  return { formulario, general, reabrir };
}
