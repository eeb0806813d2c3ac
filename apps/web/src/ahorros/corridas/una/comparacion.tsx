// The run beside the one of the period before: by product and agencia, and the accounts that changed most.

import type { compararCorrida } from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { enMonto, variacion } from '#ahorros/intereses/cifras.ts';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

type Comparada = ResponseOf<typeof compararCorrida>;

export function Comparacion({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.comparacion(corrida));
  return (
    <Loaded query={consulta} rows={8} label="Cargando la comparación">
      {(comparada) =>
        comparada.anterior === null ? (
          <EmptyState
            title="No hay con qué compararla"
            text="Es la primera corrida de estos productos en estas agencias."
          />
        ) : (
          <Stack gap="lg">
            <Note pad="md xl">
              Con{' '}
              <Link to="/ahorros/corridas/$id" params={{ id: String(comparada.anterior.id) }}>
                {comparada.anterior.nombre}
              </Link>{' '}
              ({periodoEscrito(comparada.anterior)}).
            </Note>
            <Section card max="64rem" title="Por producto y agencia">
              <PorProducto filas={comparada.filas} />
            </Section>
            <Section card max="64rem" title="Las cuentas que más cambiaron">
              <MayoresCambios id={corrida.id} cambios={comparada.mayoresCambios} />
            </Section>
          </Stack>
        )
      }
    </Loaded>
  );
}

type Fila = Comparada['filas'][number];

function PorProducto({ filas }: Pick<Comparada, 'filas'>) {
  const de = (cual: (fila: Fila) => number) => filas.reduce((suma, fila) => suma + cual(fila), 0);
  const [esta, antes] = [de(({ esta: { interes } }) => interes), de((fila) => fila.antes?.interes ?? 0)];
  const columnas: readonly Column<Fila>[] = [
    {
      title: 'Producto',
      rowHeader: true,
      cell: ({ producto, nombre, agencia }) => `${producto} ${nombre}, agencia ${agencia}`,
      total: 'Total',
    },
    {
      title: 'Cuentas antes',
      kind: 'number',
      cell: (fila) => (fila.antes === null ? '' : formatearEntero(fila.antes.cuentas)),
      total: formatearEntero(de((fila) => fila.antes?.cuentas ?? 0)),
    },
    {
      title: 'Cuentas',
      kind: 'number',
      cell: (fila) => formatearEntero(fila.esta.cuentas),
      total: formatearEntero(de((fila) => fila.esta.cuentas)),
    },
    {
      title: 'Interés antes (Q)',
      kind: 'number',
      cell: (fila) => (fila.antes === null ? '' : enMonto(fila.antes.interes)),
      total: enMonto(antes),
    },
    {
      title: 'Interés (Q)',
      kind: 'number',
      cell: (fila) => enMonto(fila.esta.interes),
      total: enMonto(esta),
    },
    {
      title: 'Diferencia (Q)',
      kind: 'number',
      cell: (fila) => enMonto(fila.esta.interes - (fila.antes?.interes ?? 0)),
      total: enMonto(esta - antes),
    },
    {
      title: 'Variación',
      kind: 'number',
      cell: (fila) => variacion(fila.esta.interes, fila.antes?.interes ?? 0) ?? 'nueva',
      total: variacion(esta, antes) ?? '',
    },
  ];
  return (
    <DataTable
      narrow="stack"
      label="Comparación por producto y agencia"
      columns={columnas}
      rows={filas}
      rowKey={({ producto, agencia }) => `${producto} ${agencia}`}
    />
  );
}

type Cambio = Comparada['mayoresCambios'][number];

function MayoresCambios({ id, cambios }: { readonly id: number; readonly cambios: readonly Cambio[] }) {
  if (cambios.length === 0) return <Note pad="md xl">Ninguna cuenta cambió.</Note>;
  const columnas: readonly Column<Cambio>[] = [
    {
      title: 'Cuenta',
      rowHeader: true,
      cell: ({ cuenta }) => (
        <Link
          to="/ahorros/corridas/$id"
          params={{ id: String(id) }}
          search={{ vista: 'lineas', texto: cuenta }}
        >
          {cuenta}
        </Link>
      ),
    },
    { title: 'Titular', cell: ({ titular }) => titular },
    { title: 'Antes (Q)', kind: 'number', cell: ({ antes }) => enMonto(antes) },
    { title: 'Ahora (Q)', kind: 'number', cell: ({ esta }) => enMonto(esta) },
    { title: 'Diferencia (Q)', kind: 'number', cell: ({ esta, antes }) => enMonto(esta - antes) },
    { title: 'Variación', kind: 'number', cell: ({ esta, antes }) => variacion(esta, antes) ?? 'nueva' },
  ];
  return (
    <DataTable
      narrow="stack"
      label="Cuentas que más cambiaron"
      columns={columnas}
      rows={cambios}
      rowKey={({ cuenta }) => cuenta}
    />
  );
}
