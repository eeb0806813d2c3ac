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
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './assistant.module.css';

interface WayOfReadingProps {
  /** The pages of a workbook. */
  readonly pages: readonly string[];
  readonly doubts: readonly Duda[];
  readonly reading: Lectura;
  readonly disabled: boolean;
  /** With another page, the columns are others. */
  readonly onPage: (page: number) => void;
  readonly onReading: (reading: Lectura) => void;
}

export function WayOfReading({ pages, doubts, reading, disabled, onPage, onReading }: WayOfReadingProps) {
  if (pages.length < 2 && doubts.length === 0) return null;
  return (
    <Row gap="lg 2xl" align="stretch">
      {pages.length > 1 && (
        <NativeSelect
          label="Hoja del libro"
          size="sm"
          disabled={disabled}
          rightSectionWidth={28}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          value={String(reading.hoja ?? 0)}
          onChange={({ currentTarget }) => onPage(Number(currentTarget.value))}
        >
          {[...pages.entries()].map(([index, name]) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      {doubts.map((doubt) => (
        <Question
          key={doubt.que}
          doubt={doubt}
          chosen={reading[doubt.que]}
          disabled={disabled}
          onChoose={(value) => onReading({ ...reading, [doubt.que]: value })}
        />
      ))}
    </Row>
  );
}

interface QuestionProps {
  readonly doubt: Duda;
  readonly chosen: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
}

function Question({ doubt, chosen, disabled, onChoose }: QuestionProps) {
  const group = useId();
  return (
    <Stack
      as="fieldset"
      className={classes.question}
      surface="box"
      gap="sm"
      pad="md lg"
      data-missing={chosen === undefined || undefined}
    >
      <Text as="legend" size="sm" weight="bold" pad="none xs">
        {questionOf(doubt)}
      </Text>
      {optionsOf(doubt).map(([value, text]) => (
        <Row key={value} as="label" gap="md" className={classes.option}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <Text as="span" size="sm">
            {text}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

function questionOf({ que, ejemplo, opciones }: Duda): string {
  if (opciones.length < 2)
    return que === 'fechas'
      ? `Las fechas no llevan todas el mismo orden («${ejemplo}»). ¿Cuál se sigue?`
      : `Los montos no llevan todos la misma marca («${ejemplo}»). ¿Cuál se sigue?`;
  return que === 'fechas'
    ? `En esta hoja, ¿qué día es «${ejemplo}»?`
    : `En esta hoja, ¿cuánto es «${ejemplo}»?`;
}

const ORDERS = {
  'dia-mes': 'Primero el día',
  'mes-dia': 'Primero el mes',
  'anio-mes': 'Primero el año',
} as const;
const MARKS = { punto: 'Punto: 1,234.56', coma: 'Coma: 1.234,56' } as const;

function optionsOf(doubt: Duda): (readonly [string, string])[] {
  if (doubt.que === 'fechas')
    return doubt.opciones.length < 2
      ? ordenesDeFecha.map((order) => [order, ORDERS[order]] as const)
      : doubt.opciones.map(
          ({ valor, fecha }) =>
            [valor, `${fechaEnPalabras(fecha)} (${ORDERS[valor].toLowerCase()})`] as const,
        );
  return doubt.opciones.length < 2
    ? decimalesPosibles.map((mark) => [mark, MARKS[mark]] as const)
    : doubt.opciones.map(
        ({ valor, monto }) => [valor, `${formatearQuetzales(monto)} (decimales con ${valor})`] as const,
      );
}
