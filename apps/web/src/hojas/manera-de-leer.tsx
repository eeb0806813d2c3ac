// What a sheet does not say by itself: which of its pages is read, and which day or amount is the one that could be two. Asked with a
// cell of the person's own and what each answer would make of it.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { decimalesPosibles } from '@cuadra/core/lectura/montos';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './hojas.module.css';

interface ManeraDeLeerProps {
  /** The pages of a workbook. */
  readonly hojas: readonly string[];
  readonly dudas: readonly Duda[];
  readonly lectura: Lectura;
  readonly ocupado: boolean;
  /** With another page, the columns are others. */
  readonly onHoja: (hoja: number) => void;
  readonly onLectura: (lectura: Lectura) => void;
}

export function ManeraDeLeer({ hojas, dudas, lectura, ocupado, onHoja, onLectura }: ManeraDeLeerProps) {
  if (hojas.length < 2 && dudas.length === 0) return null;
  return (
    <div className={classes.manera}>
      {hojas.length > 1 && (
        <NativeSelect
          label="Hoja del libro"
          size="sm"
          disabled={ocupado}
          rightSectionWidth={28}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          value={String(lectura.hoja ?? 0)}
          onChange={({ currentTarget }) => onHoja(Number(currentTarget.value))}
        >
          {[...hojas.entries()].map(([indice, nombre]) => (
            <option key={indice} value={indice}>
              {nombre}
            </option>
          ))}
        </NativeSelect>
      )}
      {dudas.map((duda) => (
        <Pregunta
          key={duda.que}
          duda={duda}
          elegida={lectura[duda.que]}
          ocupado={ocupado}
          onElegir={(valor) => onLectura({ ...lectura, [duda.que]: valor })}
        />
      ))}
    </div>
  );
}

interface PreguntaProps {
  readonly duda: Duda;
  readonly elegida: string | undefined;
  readonly ocupado: boolean;
  readonly onElegir: (valor: string) => void;
}

function Pregunta({ duda, elegida, ocupado, onElegir }: PreguntaProps) {
  const grupo = useId();
  return (
    <fieldset className={classes.pregunta} data-falta={elegida === undefined || undefined}>
      <legend>{preguntaDe(duda)}</legend>
      {opcionesDe(duda).map(([valor, texto]) => (
        <label key={valor} className={classes.opcion}>
          <input
            type="radio"
            name={grupo}
            value={valor}
            checked={elegida === valor}
            disabled={ocupado}
            onChange={() => onElegir(valor)}
          />
          <span>{texto}</span>
        </label>
      ))}
    </fieldset>
  );
}

function preguntaDe({ que, ejemplo, opciones }: Duda): string {
  if (opciones.length < 2)
    return que === 'fechas'
      ? `Las fechas no llevan todas el mismo orden («${ejemplo}»). ¿Cuál se sigue?`
      : `Los montos no llevan todos la misma marca («${ejemplo}»). ¿Cuál se sigue?`;
  return que === 'fechas'
    ? `En esta hoja, ¿qué día es «${ejemplo}»?`
    : `En esta hoja, ¿cuánto es «${ejemplo}»?`;
}

const ORDENES = {
  'dia-mes': 'Primero el día',
  'mes-dia': 'Primero el mes',
  'anio-mes': 'Primero el año',
} as const;
const MARCAS = { punto: 'Punto: 1,234.56', coma: 'Coma: 1.234,56' } as const;

function opcionesDe(duda: Duda): (readonly [string, string])[] {
  if (duda.que === 'fechas')
    return duda.opciones.length < 2
      ? ordenesDeFecha.map((orden) => [orden, ORDENES[orden]] as const)
      : duda.opciones.map(
          ({ valor, fecha }) =>
            [valor, `${fechaEnPalabras(fecha)} (${ORDENES[valor].toLowerCase()})`] as const,
        );
  return duda.opciones.length < 2
    ? decimalesPosibles.map((marca) => [marca, MARCAS[marca]] as const)
    : duda.opciones.map(
        ({ valor, monto }) => [valor, `${formatearQuetzales(monto)} (decimales con ${valor})`] as const,
      );
}
