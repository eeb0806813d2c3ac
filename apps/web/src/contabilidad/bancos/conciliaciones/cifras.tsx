// Both balances with what changes each of them, until they say the same: as the report has it.
import type {
  Conciliacion,
  PendienteDeConciliacion,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { cifrasDeConciliacion, type SaldoAjustado } from '@cuadra/core/bancos/conciliacion';
import { nombresDeClase } from '@cuadra/core/bancos/conciliacion-textos';
import type { Centavos } from '@cuadra/core/dinero';
import { useMemo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';

export function Cifras({ conciliacion }: { readonly conciliacion: Conciliacion }) {
  const { saldoBanco, saldoLibros, saldoSegunEstado, pendientes, hasta } = conciliacion;
  const { banco, libros, diferencia } = useMemo(
    () =>
      cifrasDeConciliacion({
        ...{ saldoBanco, saldoLibros },
        pendientes: pendientes.map((uno) => ({ ...uno, explicado: true })),
      }),
    [saldoBanco, saldoLibros, pendientes],
  );
  const al = formatDate(hasta);
  return (
    <Grid as="section" min="22rem" gap="lg" aria-label="Saldos">
      <Lado rotulo={`Saldo según banco al ${al}`} saldo={banco} segunEstado={saldoSegunEstado} />
      <Lado rotulo={`Saldo según libros al ${al}`} saldo={libros} />
      <Row
        as="p"
        oneLine
        justify="between"
        gap="xl"
        pad="md xl"
        surface="card"
        span="all"
        size="sm"
        weight="bold"
      >
        <span>Diferencia entre los saldos conciliados</span>
        <Text as="span" figures unbroken tone={diferencia === 0 ? 'success' : 'normal'}>
          {formatearMonto(diferencia)}
        </Text>
      </Row>
    </Grid>
  );
}

interface LadoProps {
  readonly rotulo: string;
  readonly saldo: SaldoAjustado;
  readonly segunEstado?: Centavos | null;
}

function Lado({ rotulo, saldo: { saldo, ajustes, ajustado }, segunEstado = null }: LadoProps) {
  const inicial = (
    <>
      {rotulo}
      {segunEstado !== null && segunEstado !== saldo && (
        <Text as="small" block size="xs" muted weight="normal">
          El estado de cuenta dice {formatearMonto(segunEstado)}
        </Text>
      )}
    </>
  );
  return (
    <DataTable
      label={rotulo}
      density="compact"
      narrow="keep"
      frame
      rows={[{ clave: 'saldo', nombre: inicial, monto: saldo }, ...ajustes.map(enRenglon)]}
      rowKey={({ clave }) => clave}
      rowTone={({ clave }) => (clave === 'saldo' ? 'strong' : undefined)}
      columns={[
        {
          title: 'Saldo y ajustes',
          hiddenTitle: true,
          rowHeader: true,
          tone: ({ clave }) => (clave === 'saldo' ? undefined : 'inner'),
          cell: ({ nombre }) => nombre,
          total: 'Saldo conciliado',
        },
        {
          title: 'Monto (Q)',
          hiddenTitle: true,
          kind: 'number',
          cell: ({ monto }) => formatearMonto(monto),
          total: formatearMonto(ajustado),
        },
      ]}
    />
  );
}

const enRenglon = (ajuste: SaldoAjustado['ajustes'][number]) => ({
  clave: `${ajuste.clase} ${ajuste.lado}`,
  nombre: `${ajuste.monto < 0 ? 'Menos' : 'Más'}: ${nombreDePendientes(ajuste).toLowerCase()} (${formatearEntero(ajuste.cuantos)})`,
  monto: ajuste.monto,
});

/** What several outstanding items are called; those left aside say of which side they are. */
export function nombreDePendientes({ clase, lado }: Pick<PendienteDeConciliacion, 'clase' | 'lado'>): string {
  const [, varias] = nombresDeClase[clase];
  if (clase !== 'excluida') return varias;
  return lado === 'banco' ? `${varias} del banco` : `${varias} de los libros`;
}
