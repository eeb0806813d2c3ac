// The days of a line, cut wherever something changed, with what each piece earned and what they add up to.
import type { segmento } from '@cuadra/contract/ahorros/lineas';
import type { z } from 'zod';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { dayBefore } from '#ui/format/ranges.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { enMonto, exactoEnQuetzales, tasaEscrita } from './cifras.ts';

type Segmento = Pick<
  z.output<typeof segmento>,
  'desde' | 'hasta' | 'dias' | 'saldo' | 'base' | 'ppm' | 'interes'
>;

interface SegmentosProps {
  readonly segmentos: readonly Segmento[];
  /** What they add up to, before rounding; in centavos with decimals. */
  readonly exacto: string;
}

export function Segmentos({ segmentos, exacto }: SegmentosProps) {
  if (segmentos.length === 0) return <Note>Ningún día que pagar.</Note>;
  const conBase = segmentos.some(({ saldo, base }) => Number(base) !== saldo);
  const dias = segmentos.reduce((suma, uno) => suma + uno.dias, 0);
  return (
    <DataTable
      label="Tramos de días"
      density="compact"
      narrow="scroll"
      frame
      rows={segmentos}
      // A band of a marginal table repeats the days of the one before: its rate and its part tell it apart.
      rowKey={({ desde, ppm, base }) => `${desde} ${ppm} ${base}`}
      columns={[
        { title: 'Del – al', rowHeader: true, cell: deDiaADia, total: 'Suma' },
        {
          title: 'Días',
          kind: 'number',
          cell: (uno) => formatearEntero(uno.dias),
          total: conBase ? '' : formatearEntero(dias),
        },
        { title: 'Saldo (Q)', kind: 'number', cell: ({ saldo }) => enMonto(saldo) },
        ...(conBase ? [GANA_SOBRE] : []),
        { title: 'Tasa', kind: 'number', cell: ({ ppm }) => tasaEscrita(ppm) },
        {
          title: 'Interés (Q)',
          kind: 'number',
          cell: ({ interes }) => conDecimales(interes),
          total: conDecimales(exacto),
        },
      ]}
    />
  );
}

const GANA_SOBRE: Column<Segmento> = {
  title: 'Gana sobre (Q)',
  kind: 'number',
  cell: ({ base }) => exactoEnQuetzales(base),
};

/** Six decimals tell any two apart; all of them are in the exact interest below. */
function conDecimales(exacto: string): string {
  const [enteros = '', decimales = ''] = exactoEnQuetzales(exacto).split('.');
  return `${enteros}.${decimales.slice(0, DECIMALES).padEnd(2, '0')}`;
}

const DECIMALES = 6;

function deDiaADia({ desde, hasta }: Segmento): string {
  const ultimo = dayBefore(hasta);
  if (ultimo <= desde) return formatDate(desde);
  const mismoAnio = desde.slice(0, 4) === ultimo.slice(0, 4);
  return `${mismoAnio ? formatDate(desde).slice(0, 5) : formatDate(desde)} – ${formatDate(ultimo)}`;
}
