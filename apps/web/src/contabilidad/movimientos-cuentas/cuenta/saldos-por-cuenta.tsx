// What each account brought, moved and is left with, and what they all make; with what restarts took, when there were any.
import type { CuentaMovida, TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { ReactNode } from 'react';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import { REINICIO_ANUAL, reinicioDe } from '../reinicios.ts';
import type { Resumen } from '../use-movimientos.ts';

type SaldosMovidos = CuentaMovida | TotalMovido;

interface SaldosPorCuentaProps {
  readonly etiqueta: string;
  readonly resumen: Pick<Resumen, 'cuentas' | 'total'>;
  readonly nombrar: (cuenta: CuentaMovida) => ReactNode;
  /** Only the first ones; the sums are of all. */
  readonly maximo?: number;
}

export function SaldosPorCuenta({ etiqueta, resumen, nombrar, maximo }: SaldosPorCuentaProps) {
  const { cuentas, total } = resumen;
  const conReinicios = cuentas.some(({ reinicios }) => reinicios.length > 0);
  const enColumnas = ({ saldoInicial, debe, haber, reinicios, saldoFinal }: SaldosMovidos) => [
    ...[saldoInicial, debe, haber],
    ...(conReinicios ? [reinicioDe(reinicios)] : []),
    saldoFinal,
  ];
  return (
    <AmountsTable
      etiqueta={etiqueta}
      nombre="Cuenta"
      columnas={[
        ...['Saldo inicial (Q)', 'Debe (Q)', 'Haber (Q)'],
        ...(conReinicios ? [REINICIO_ANUAL] : []),
        'Saldo final (Q)',
      ]}
      filas={cuentas.slice(0, maximo).map((cuenta) => ({
        clave: cuenta.idCuenta,
        nombre: nombrar(cuenta),
        montos: enColumnas(cuenta),
      }))}
      total={enColumnas(total)}
    />
  );
}
