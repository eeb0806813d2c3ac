// What a run adds up to: totals, by product and agencia, how it is spread, what rounding changed, what to look at, and who
// did what when.

import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { CSSProperties } from 'react';
import classes from '#ahorros/corridas/corridas.module.css';
import { enMonto, enQuetzales, exactoEnQuetzales } from '#ahorros/intereses/cifras.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Figure } from '#ui/layout/figure.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { hitosDe } from './hitos-de-corrida.ts';

export function Resumen({ corrida }: VistaDeCorridaProps) {
  if (corrida.calculadaEn === null && corrida.porProducto.length === 0)
    return (
      <Grid columns={LADOS} oneBelow="lg" gap="lg" align="start">
        <EmptyState
          title="Todavía no se calcula"
          text="Cuando termine el cálculo se ve aquí lo que pagaría, antes de pagarlo."
        />
        <Hitos corrida={corrida} />
      </Grid>
    );
  return (
    <Stack gap="lg">
      <Totales corrida={corrida} />
      {corrida.advertencias.length > 0 && <Advertencias corrida={corrida} />}
      <Grid columns={LADOS} oneBelow="lg" gap="lg" align="start">
        <Stack gap="lg">
          <Section card title="Por producto y agencia">
            <PorProducto corrida={corrida} />
          </Section>
          <Section card title="Cuántas cuentas reciben cuánto">
            <Distribucion distribucion={corrida.distribucion} />
          </Section>
        </Stack>
        <Hitos corrida={corrida} />
      </Grid>
    </Stack>
  );
}

const LADOS = 'minmax(0, 64rem) minmax(15rem, 20rem)';

function Totales({ corrida }: VistaDeCorridaProps) {
  const { cuentas, lineas, interes, isr, exacto, residuo } = corrida;
  const cifras = [
    ['Interés', enQuetzales(interes)],
    ['Retención de ISR', enQuetzales(isr)],
    ['Neto para los asociados', enQuetzales(interes - isr)],
    ['Cuentas que reciben', formatearEntero(lineas)],
    ['Cuentas vistas', formatearEntero(cuentas)],
  ] as const;
  const finas = [
    ['Interés exacto', `Q\u00a0${exactoEnQuetzales(exacto)}`],
    ['Residuo del redondeo', `Q\u00a0${exactoEnQuetzales(residuo)}`],
  ] as const;
  return (
    <Row align="start" gap="md 2xl" surface="card" pad="lg xl">
      {cifras.map(([nombre, cifra]) => (
        <Figure key={nombre} label={nombre} size="lg">
          {cifra}
        </Figure>
      ))}
      {finas.map(([nombre, cifra]) => (
        <Figure key={nombre} label={nombre} size="sm" tone="muted">
          {cifra}
        </Figure>
      ))}
    </Row>
  );
}

function Advertencias({ corrida: { advertencias } }: VistaDeCorridaProps) {
  return (
    <FormNotice
      tone="aviso"
      text={
        <Box as="ul" dots>
          {advertencias.map(({ codigo, mensaje }) => (
            <li key={`${codigo} ${mensaje}`}>{conMontosEnteros(mensaje)}</li>
          ))}
        </Box>
      }
    />
  );
}

type Fila = VistaDeCorridaProps['corrida']['porProducto'][number];

function PorProducto({ corrida }: VistaDeCorridaProps) {
  const { porProducto, cuentas, lineas, interes, isr } = corrida;
  const columnas: readonly Column<Fila>[] = [
    {
      title: 'Producto',
      rowHeader: true,
      cell: ({ producto, nombre }) => `${producto} ${nombre}`,
      total: 'Total',
    },
    { title: 'Agencia', cell: ({ agencia }) => agencia },
    {
      title: 'Vistas',
      kind: 'number',
      cell: (fila) => formatearEntero(fila.cuentas),
      total: formatearEntero(cuentas),
    },
    {
      title: 'Reciben',
      kind: 'number',
      cell: (fila) => formatearEntero(fila.lineas),
      total: formatearEntero(lineas),
    },
    { title: 'Interés (Q)', kind: 'number', cell: (fila) => enMonto(fila.interes), total: enMonto(interes) },
    { title: 'ISR (Q)', kind: 'number', cell: (fila) => enMonto(fila.isr), total: enMonto(isr) },
    {
      title: 'Neto (Q)',
      kind: 'number',
      cell: (fila) => enMonto(fila.interes - fila.isr),
      total: enMonto(interes - isr),
    },
  ];
  return (
    <DataTable
      narrow="stack"
      label="Por producto y agencia"
      columns={columnas}
      rows={porProducto}
      rowKey={({ producto, agencia }) => `${producto} ${agencia}`}
    />
  );
}

// How many accounts are paid how much, as bars with their figures: what is odd is seen before it is paid.
type Franja = Corrida['distribucion'][number];

function Distribucion({ distribucion }: Pick<Corrida, 'distribucion'>) {
  const mayor = Math.max(1, ...distribucion.map(({ cuentas }) => cuentas));
  if (distribucion.length === 0) return <Note pad="lg xl">Ninguna cuenta recibe intereses.</Note>;
  return (
    <div className={classes.marco}>
      <DataTable
        label="Cuántas cuentas reciben cuánto"
        density="compact"
        narrow="keep"
        rows={distribucion}
        rowKey={({ desde }) => String(desde)}
        columns={[
          { title: 'Interés de la cuenta', rowHeader: true, cell: nombreDeFranja },
          {
            title: 'Barras',
            kind: 'drawing',
            width: '45%',
            cell: ({ cuentas }) => <span className={classes.barra} style={anchoDe(cuentas / mayor)} />,
          },
          { title: 'Cuentas', kind: 'number', cell: ({ cuentas }) => formatearEntero(cuentas) },
          { title: 'Interés (Q)', kind: 'number', cell: ({ interes }) => enMonto(interes) },
        ]}
      />
    </div>
  );
}

const anchoDe = (parte: number): CSSProperties => ({ width: `${(parte * 100).toFixed(2)}%` });

function nombreDeFranja({ desde, hasta }: Franja): string {
  if (hasta === null) return `${enQuetzales(desde)} o más`;
  return `${enQuetzales(desde)} a ${enMonto(hasta - 1)}`;
}

// The life of a run: what has happened, by whom and when, and what is still to come.
function Hitos({ corrida }: { readonly corrida: Corrida }) {
  return (
    <Section card title="Su vida">
      <Stack as="ol" gap="md" pad="lg xl" size="sm">
        {hitosDe(corrida).map(({ nombre, por, en }) => (
          <li key={nombre}>
            <StateMark
              mark={en === null ? 'ring' : 'full'}
              markTone={en === null ? 'muted' : 'success'}
              weight="medium"
            >
              {nombre}
            </StateMark>
            <Text as="span" block size="xs" muted figures pad="none xl">
              {en === null ? 'Falta' : `${por?.nombre ?? 'El sistema'}, ${formatInstant(en)}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
