// How many accounts are paid how much, as bars with their figures: what is odd is seen before it is paid.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import type { CSSProperties } from 'react';
import { enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import classes from './distribucion.module.css';

type Franja = Corrida['distribucion'][number];

export function Distribucion({ distribucion }: Pick<Corrida, 'distribucion'>) {
  const mayor = Math.max(1, ...distribucion.map(({ cuentas }) => cuentas));
  if (distribucion.length === 0) return <p className={classes.nada}>Ninguna cuenta recibe intereses.</p>;
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
