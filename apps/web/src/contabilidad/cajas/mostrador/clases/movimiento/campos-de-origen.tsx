// Where the money comes from, which the law asks of whoever moves much cash in a day.
import {
  documentosDeIdentidad,
  nombresDeDocumentoDeIdentidad,
} from '@cuadra/contract/contabilidad/cajas/ive';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { enfocarLoQueFalta, NECESARIO } from '../avanzar.ts';
import classes from '../formulario.module.css';
import type { MovimientoEscrito } from './escrito.ts';

interface CamposDeOrigenProps {
  readonly formulario: UseFormReturn<MovimientoEscrito, unknown, MovimientoNuevo>;
}

export function CamposDeOrigen({ formulario }: CamposDeOrigenProps) {
  const { setValue, watch } = formulario;
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
      {CAMPOS.map((campo) => (
        <Campo key={campo.nombre} formulario={formulario} {...campo} />
      ))}
    </fieldset>
  );
}

interface CampoDeOrigen {
  readonly nombre: Exclude<keyof MovimientoEscrito['formulario'], 'documento'>;
  readonly etiqueta: string;
  readonly largo: number;
  readonly necesario?: boolean;
  readonly enVariasLineas?: boolean;
}

const CAMPOS: readonly CampoDeOrigen[] = [
  { nombre: 'nacionalidad', etiqueta: 'Nacionalidad', largo: 60, necesario: true },
  { nombre: 'direccion', etiqueta: 'Dirección', largo: 200, necesario: true },
  { nombre: 'telefono', etiqueta: 'Teléfono', largo: 30 },
  { nombre: 'ocupacion', etiqueta: 'Ocupación o actividad', largo: 120, necesario: true },
  {
    nombre: 'origenDeFondos',
    etiqueta: 'De dónde vienen los fondos',
    largo: 400,
    necesario: true,
    enVariasLineas: true,
  },
  { nombre: 'destinoDeFondos', etiqueta: 'Para qué se usarán', largo: 400, enVariasLineas: true },
  { nombre: 'enNombreDe', etiqueta: 'En nombre de, si no es para sí', largo: 120 },
];

function Campo(props: CamposDeOrigenProps & CampoDeOrigen) {
  const { formulario, nombre, etiqueta, largo, necesario = false, enVariasLineas = false } = props;
  const { register, formState } = formulario;
  const suyo = {
    ...(necesario ? NECESARIO : {}),
    ...register(`formulario.${nombre}`),
    label: necesario ? etiqueta : `${etiqueta} (opcional)`,
    maxLength: largo,
    error: formState.errors.formulario?.[nombre]?.message,
  };
  return enVariasLineas ? <Textarea {...suyo} rows={2} /> : <TextInput {...suyo} />;
}
