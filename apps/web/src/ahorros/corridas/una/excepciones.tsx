// The accounts that are not paid, by their reason; those that changed since the calculation, and those that were left out.

import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { Link } from '@tanstack/react-router';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import type { DireccionDeCorrida } from '../direccion.ts';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

interface Grupo {
  readonly clave: string;
  readonly frase: string;
  readonly cuentas: number;
  readonly filtro: Partial<DireccionDeCorrida>;
}

export function Excepciones({ corrida }: VistaDeCorridaProps) {
  const { sinPago, vencidas, omitidas } = corrida;
  const sinAbono = sinPago.map(
    ({ motivo, cuentas }): Grupo => ({
      clave: motivo,
      frase: frasesDeMotivoSinPago[motivo],
      cuentas,
      filtro: { estado: 'sin-pago', motivo },
    }),
  );
  const tardias: Grupo[] = [
    {
      clave: 'vencidas',
      frase: 'Algo se movió en la cuenta después del cálculo: hay que calcular de nuevo.',
      cuentas: vencidas,
      filtro: { estado: 'vencida' } as const,
    },
    {
      clave: 'omitidas',
      frase: 'Se dejaron fuera al aplicar: esos días ya se les habían pagado.',
      cuentas: omitidas,
      filtro: { estado: 'omitida' } as const,
    },
  ].filter(({ cuentas }) => cuentas > 0);
  if (sinAbono.length === 0 && tardias.length === 0)
    return <EmptyState title="Sin excepciones" text="Cada cuenta del alcance recibe sus intereses." />;
  return (
    <Stack gap="lg">
      {tardias.length > 0 && <Grupos id={corrida.id} titulo="Por revisar" grupos={tardias} />}
      {sinAbono.length > 0 && <Grupos id={corrida.id} titulo="Cuentas que no reciben" grupos={sinAbono} />}
    </Stack>
  );
}

interface GruposProps {
  readonly id: number;
  readonly titulo: string;
  readonly grupos: readonly Grupo[];
}

function Grupos({ id, titulo, grupos }: GruposProps) {
  const total = grupos.reduce((suma, { cuentas }) => suma + cuentas, 0);
  const columnas: readonly Column<Grupo>[] = [
    {
      title: 'Por qué',
      rowHeader: true,
      cell: ({ frase, filtro }) => (
        <Link to="/ahorros/corridas/$id" params={{ id: String(id) }} search={{ vista: 'lineas', ...filtro }}>
          {frase}
        </Link>
      ),
      total: 'Total',
    },
    {
      title: 'Cuentas',
      kind: 'number',
      cell: ({ cuentas }) => formatearEntero(cuentas),
      total: formatearEntero(total),
    },
  ];
  return (
    <Section card max="64rem" title={titulo}>
      <DataTable
        narrow="stack"
        label={titulo}
        columns={columnas}
        rows={grupos}
        rowKey={({ clave }) => clave}
      />
    </Section>
  );
}
