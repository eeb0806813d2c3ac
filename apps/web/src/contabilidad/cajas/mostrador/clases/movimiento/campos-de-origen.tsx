// Where the money comes from, which the law asks of whoever moves much cash in a day.
import {
  documentosDeIdentidad,
  nombresDeDocumentoDeIdentidad,
} from '@cuadra/contract/contabilidad/cajas/ive';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../../../../ui/fields/choice-field.tsx';
import { enfocarLoQueFalta, NECESARIO } from '../avanzar.ts';
import classes from '../formulario.module.css';
import type { MovimientoEscrito } from './escrito.ts';

interface CamposDeOrigenProps {
  readonly formulario: UseFormReturn<MovimientoEscrito, unknown, MovimientoNuevo>;
}

export function CamposDeOrigen({
  formulario: { register, setValue, watch, formState },
}: CamposDeOrigenProps) {
  const errores = formState.errors.formulario;
  const grupo = useRef<HTMLFieldSetElement>(null);
  useEffect(() => enfocarLoQueFalta(grupo.current?.form ?? null), []);
  return (
    <fieldset ref={grupo} className={classes.grupo}>
      <legend>Origen de los fondos (IVE)</legend>
      <p>Por su monto, solo o con otros de la misma persona en el día, la ley pide estos datos.</p>
      <ChoiceField
        etiqueta="Se identifica con"
        opciones={documentosDeIdentidad.map((valor) => ({
          valor,
          texto: nombresDeDocumentoDeIdentidad[valor],
        }))}
        valor={watch('formulario.documento')}
        onCambio={(documento) => setValue('formulario.documento', documento, { shouldDirty: true })}
      />
      <div className={classes.fila}>
        <TextInput
          {...NECESARIO}
          label="Nacionalidad"
          maxLength={60}
          error={errores?.nacionalidad?.message}
          {...register('formulario.nacionalidad')}
        />
        <TextInput
          label="Teléfono (opcional)"
          maxLength={30}
          inputMode="tel"
          error={errores?.telefono?.message}
          {...register('formulario.telefono')}
        />
      </div>
      <TextInput
        {...NECESARIO}
        label="Dirección"
        maxLength={200}
        error={errores?.direccion?.message}
        {...register('formulario.direccion')}
      />
      <TextInput
        {...NECESARIO}
        label="Ocupación o actividad"
        maxLength={120}
        error={errores?.ocupacion?.message}
        {...register('formulario.ocupacion')}
      />
      <Textarea
        {...NECESARIO}
        label="De dónde vienen los fondos"
        rows={2}
        maxLength={400}
        error={errores?.origenDeFondos?.message}
        {...register('formulario.origenDeFondos')}
      />
      <Textarea
        label="Para qué se usarán (opcional)"
        rows={2}
        maxLength={400}
        error={errores?.destinoDeFondos?.message}
        {...register('formulario.destinoDeFondos')}
      />
      <TextInput
        label="En nombre de (si no es para sí)"
        maxLength={120}
        error={errores?.enNombreDe?.message}
        {...register('formulario.enNombreDe')}
      />
    </fieldset>
  );
}
