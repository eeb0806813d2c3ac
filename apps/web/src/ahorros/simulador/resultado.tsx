// What comes out: the figures of what is tried beside those in force, and both segment by segment.

import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import type { Centavos } from '@cuadra/core/dinero';
import type { ResultadoDeInteres } from '@cuadra/core/interes/calcular';
import { enMonto } from '#ahorros/intereses/cifras.ts';
import { Segmentos } from '#ahorros/intereses/segmentos.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import type { Caso, Simulado } from './escenario.ts';

interface ResultadoProps {
  readonly caso: Caso;
  readonly propuesto: Simulado;
  /** Absent: nothing is in force to compare with. */
  readonly actual: Simulado | undefined;
}

export function Resultado({ caso, propuesto, actual }: ResultadoProps) {
  const { motivo } = propuesto.resultado;
  return (
    <>
      <Section
        card
        max="64rem"
        title={actual === undefined ? 'Resultado' : 'Lo que se prueba, junto a lo vigente'}
      >
        {motivo !== null && (
          <Box pad="lg xl">
            <FormNotice
              tone="info"
              text={`Con lo que se prueba no se paga nada. ${frasesDeMotivoSinPago[motivo]}`}
            />
          </Box>
        )}
        <Comparadas cuentas={caso.cuentas} propuesto={propuesto} actual={actual} />
      </Section>
      <Section card max="64rem" title="Cómo se llega a lo que se prueba">
        <Box pad="lg xl">
          <Segmentos segmentos={enFilas(propuesto.resultado)} exacto={propuesto.resultado.exacto} />
        </Box>
      </Section>
      {actual !== undefined && (
        <Section card max="64rem" title="Cómo se llega a lo vigente">
          <Box pad="lg xl">
            <Segmentos segmentos={enFilas(actual.resultado)} exacto={actual.resultado.exacto} />
          </Box>
        </Section>
      )}
    </>
  );
}

interface Comparada {
  readonly nombre: string;
  readonly de: (simulado: Simulado) => number;
}

interface ComparadasProps extends Omit<ResultadoProps, 'caso'> {
  readonly cuentas: number;
}

function Comparadas({ cuentas, propuesto, actual }: ComparadasProps) {
  const filas: readonly Comparada[] = [
    { nombre: 'Interés de esos días (Q)', de: ({ resultado }) => resultado.interes },
    { nombre: 'Retención de ISR (Q)', de: ({ isr }) => isr },
    { nombre: 'Neto para el asociado (Q)', de: ({ neto }) => neto },
    { nombre: 'Interés de un año, una cuenta (Q)', de: ({ anio }) => anio.interes },
    {
      nombre: `Costo de un año, ${cuentas === 1 ? 'una cuenta' : `${formatearEntero(cuentas)} cuentas`} (Q)`,
      de: ({ anio }) => anio.costo,
    },
  ];
  const columnas: readonly Column<Comparada>[] = [
    { title: 'Cifra', rowHeader: true, cell: ({ nombre }) => nombre, total: 'Tasa efectiva anual' },
    ...(actual === undefined
      ? []
      : [
          {
            title: 'Vigente',
            kind: 'number' as const,
            cell: ({ de }: Comparada) => enMonto(de(actual)),
            total: efectiva(actual),
          },
        ]),
    {
      title: 'Se prueba',
      kind: 'number' as const,
      cell: ({ de }) => enMonto(de(propuesto)),
      total: efectiva(propuesto),
    },
    ...(actual === undefined
      ? []
      : [
          {
            title: 'Diferencia',
            kind: 'number' as const,
            cell: ({ de }: Comparada) => enMonto(de(propuesto) - de(actual)),
            total: diferenciaDeTasas(propuesto, actual),
          },
        ]),
  ];
  return (
    <DataTable
      narrow="stack"
      label="Resultado"
      columns={columnas}
      rows={filas}
      rowKey={({ nombre }) => nombre}
    />
  );
}

const DECIMALES_DE_TASA = 4;

const efectiva = ({ anio: { tasaEfectiva } }: Simulado): string =>
  `${Number(tasaEfectiva).toFixed(DECIMALES_DE_TASA)} %`;

const diferenciaDeTasas = (uno: Simulado, otro: Simulado): string =>
  `${(Number(uno.anio.tasaEfectiva) - Number(otro.anio.tasaEfectiva)).toFixed(DECIMALES_DE_TASA).replace('-', '−')} %`;

// The segments of the engine as rows: one for each band that earned, or one that earned nothing.
interface FilaDeSegmento {
  readonly desde: string;
  readonly hasta: string;
  readonly dias: number;
  readonly saldo: Centavos;
  readonly base: string;
  readonly ppm: number;
  readonly interes: string;
}

const enFilas = ({ segmentos }: Pick<ResultadoDeInteres, 'segmentos'>): FilaDeSegmento[] =>
  segmentos.flatMap(({ desde, hasta, dias, saldo, base, tramos, interes }) =>
    tramos.length === 0
      ? [{ desde, hasta, dias, saldo, base, ppm: 0, interes }]
      : tramos.map((tramo) => ({ desde, hasta, dias, saldo, ...tramo })),
  );
