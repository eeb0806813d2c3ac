// A partida for each line of the bank that the books do not have yet: a fee, interest, a note. What is done once can be
// remembered as a rule, so that the program proposes it.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { llenarConcepto } from '@cuadra/core/bancos/reglas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import type { Renglon } from '../datos/renglon.ts';
import { registrarPartidas } from '../ordenes/ordenes.ts';
import { recordarRegla } from '../ordenes/recordar-regla.ts';
import { CampoDeCuenta } from './campo-de-cuenta.tsx';
import { decirElegido } from './decir-elegido.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { Formulario } from './formulario.tsx';
import { type PartidaEscrita, partidaEscrita, partidaPorEscribir } from './partida-escrita.ts';
import { useAdvertencias } from './use-advertencias.tsx';

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
    <Formulario
      titulo={lineas.length === 1 ? 'Registrar partida' : `Registrar ${lineas.length} partidas`}
      accion="Contabilizar y cruzar"
      error={general}
      cambiado={formState.isDirty}
      ocupado={formState.isSubmitting}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <p className={classes.texto}>{decirElegido(elegido)}</p>
      <Campos formulario={formulario} lineas={lineas} />
      <Regla formulario={formulario} />
      {advertencias.campo}
    </Formulario>
  );
}

interface CamposProps {
  readonly formulario: UseFormReturn<PartidaEscrita>;
  readonly lineas: readonly Renglon[];
}

function Campos({ formulario, lineas }: CamposProps) {
  const { control } = formulario;
  const [primera] = lineas;
  return (
    <>
      <CampoDeCuenta etiqueta="Contra la cuenta" formulario={formulario} campo="idCuenta" />
      <Concepto formulario={formulario} lineas={lineas} />
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

function Concepto({ formulario, lineas }: CamposProps) {
  const { register, watch, formState } = formulario;
  const [primera] = lineas;
  const concepto = watch('concepto');
  return (
    <>
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
