// A partida for each line of the bank that the books do not have yet: a fee, interest, a note. What is done once can be
// remembered as a rule, so that the program proposes it.
import { llenarConcepto } from '@cuadra/core/bancos/reglas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { FormDialog, FormDialogFooter } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../../../ui/dialogs/submit.ts';
import { AccountPicker } from '../../../../ui/fields/account-picker.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { applyErrors } from '../../../../ui/fields/field-errors.ts';
import type { Renglon } from '../datos/renglon.ts';
import { registrarPartidas } from '../ordenes/ordenes.ts';
import { recordarRegla } from '../ordenes/recordar-regla.ts';
import { decirElegido } from './decir-elegido.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { type PartidaEscrita, partidaEscrita, partidaPorEscribir } from './partida-escrita.ts';
import { useAdvertencias } from './use-advertencias.tsx';
import { useContracuentas } from './use-contracuentas.ts';

const CAMPOS = ['idCuenta', 'concepto', 'fecha', 'nombre', 'texto'] as const;

export function RegistrarPartida({ cuenta, elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const lineas = elegido.banco;
  const [general, setGeneral] = useState<string>();
  const reglaHecha = useRef<string>(undefined);
  const advertencias = useAdvertencias();
  const formulario = useForm({
    resolver: zodResolver(partidaEscrita),
    defaultValues: partidaPorEscribir(lineas),
  });
  const { handleSubmit, setError, formState } = formulario;
  const enviar = handleSubmit(async (escrita) => {
    setGeneral(undefined);
    if (advertencias.falta()) return;
    try {
      // Made once, though what follows be refused and asked for again.
      if (escrita.recordar) reglaHecha.current ??= await recordarRegla(cuenta.id, escrita, lineas);
      const { idCuenta, concepto, fecha } = escrita;
      await ordenes.pedir((mesa) =>
        registrarPartidas(mesa, lineas, {
          idCuenta,
          concepto,
          ...(fecha === undefined ? {} : { fecha }),
          ...(reglaHecha.current === undefined ? {} : { regla: reglaHecha.current }),
          ...(advertencias.motivo === undefined ? {} : { motivo: advertencias.motivo }),
        }),
      );
      onHecho();
    } catch (error) {
      if (!advertencias.tomar(error)) setGeneral(applyErrors(error, setError, CAMPOS));
    }
  });
  return (
    <FormDialog
      titulo={lineas.length === 1 ? 'Registrar partida' : `Registrar ${lineas.length} partidas`}
      conCambios={formState.isDirty}
      onClose={onCerrar}
    >
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>{decirElegido(elegido)}</p>
          <Campos formulario={formulario} lineas={lineas} />
          <Regla formulario={formulario} />
          {advertencias.campo}
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={formState.isSubmitting}>
            Contabilizar y cruzar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface CamposProps {
  readonly formulario: UseFormReturn<PartidaEscrita>;
  readonly lineas: readonly Renglon[];
}

function Campos({ formulario, lineas }: CamposProps) {
  const { control, register, watch, formState } = formulario;
  const cuentas = useContracuentas();
  const [primera] = lineas;
  const concepto = watch('concepto');
  return (
    <>
      <Controller
        control={control}
        name="idCuenta"
        render={({ field, fieldState }) => (
          <AccountPicker
            etiqueta="Contra la cuenta"
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
        description={
          primera !== undefined &&
          concepto.includes('{') &&
          `Quedará: ${llenarConcepto(concepto, { ...primera, referencia: primera.documento })}`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={formState.errors.concepto?.message}
        {...register('concepto')}
      />
      <p className={classes.texto}>
        En el concepto, {'{texto}'}, {'{referencia}'}, {'{fecha}'} y {'{mes}'} se llenan con los de cada
        línea.
      </p>
      {lineas.length === 1 && primera !== undefined && (
        <Controller
          control={control}
          name="fecha"
          render={({ field, fieldState }) => (
            <DateField
              label="Fecha"
              valor={field.value ?? primera.fecha}
              onCambio={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}

function Regla({ formulario }: Pick<CamposProps, 'formulario'>) {
  const { register, watch, formState } = formulario;
  const recordar = watch('recordar');
  return (
    <div className={classes.regla}>
      <Checkbox
        label="Recordar como regla"
        description="La próxima vez el programa propone esta partida; alguien la acepta."
        {...register('recordar')}
      />
      {recordar && (
        <>
          <TextInput
            label="Nombre de la regla"
            maxLength={60}
            error={formState.errors.nombre?.message}
            {...register('nombre')}
          />
          <TextInput
            label="Si el texto del banco contiene"
            maxLength={120}
            error={formState.errors.texto?.message}
            {...register('texto')}
          />
        </>
      )}
    </div>
  );
}
