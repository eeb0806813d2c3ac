// Both balances with what changes each of them, until they say the same: as the report has it.
import type { Conciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { cifrasDeConciliacion, type SaldoAjustado } from '@cuadra/core/bancos/conciliacion';
import type { Centavos } from '@cuadra/core/dinero';
import { useMemo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import classes from './conciliacion.module.css';
import { nombreDePendientes } from './nombre-de-pendientes.ts';

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
    <section className={classes.cifras} aria-label="Saldos">
      <Lado rotulo={`Saldo según banco al ${al}`} saldo={banco} segunEstado={saldoSegunEstado} />
      <Lado rotulo={`Saldo según libros al ${al}`} saldo={libros} />
      <p className={classes.diferencia} data-cero={diferencia === 0 || undefined}>
        <span>Diferencia entre los saldos conciliados</span>
        <span className={classes.monto}>{formatearMonto(diferencia)}</span>
      </p>
    </section>
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
        <small className={classes.motivo}>El estado de cuenta dice {formatearMonto(segunEstado)}</small>
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
