// Each account of a header or of a range, and what it brought, moved and is left with.

import type { CuentaMovida, TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { type ReactNode, useState } from 'react';
import { Box } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeCuenta } from '../enlaces.ts';
import classes from '../movimientos-cuentas.module.css';
import { contar } from '../nombres.ts';
import { REINICIO_ANUAL, reinicioDe } from '../reinicios.ts';
import type { Resumen } from '../use-movimientos.ts';

interface TablaDeCuentasProps {
  readonly resumen: Resumen;
  readonly busqueda: Busqueda;
}

export function TablaDeCuentas({ resumen, busqueda }: TablaDeCuentasProps) {
  const [abierta, setAbierta] = useState(false);
  return (
    <Box line="above">
      <details onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}>
        <summary className={classes.abrir}>
          <Text as="span" size="sm" muted>
            Ver {contar(resumen.cuentas.length, 'cuenta', 'cuentas')} con sus saldos
          </Text>
        </summary>
        {abierta && (
          <SaldosPorCuenta
            etiqueta="Saldos por cuenta"
            resumen={resumen}
            nombrar={({ idCuenta, nombreCuenta }) => (
              <PlainLink to={enlaceDeCuenta(idCuenta, busqueda)}>
                <span className="cifras">{idCuenta}</span> {nombreCuenta}
              </PlainLink>
            )}
          />
        )}
      </details>
    </Box>
  );
}

type SaldosMovidos = CuentaMovida | TotalMovido;

interface SaldosPorCuentaProps {
  readonly etiqueta: string;
  readonly resumen: Pick<Resumen, 'cuentas' | 'total'>;
  readonly nombrar: (cuenta: CuentaMovida) => ReactNode;
  /** Only the first ones; the sums are of all. */
  readonly maximo?: number;
}

/** What each account brought, moved and is left with, and what they all make; with what restarts took, when there were any. */
export function SaldosPorCuenta({ etiqueta, resumen, nombrar, maximo }: SaldosPorCuentaProps) {
  const { cuentas, total } = resumen;
  const conReinicios = cuentas.some(({ reinicios }) => reinicios.length > 0);
  const titulos = [
    ...['Saldo inicial (Q)', 'Debe (Q)', 'Haber (Q)'],
    ...(conReinicios ? [REINICIO_ANUAL] : []),
    'Saldo final (Q)',
  ];
  const enColumnas = ({ saldoInicial, debe, haber, reinicios, saldoFinal }: SaldosMovidos) => [
    ...[saldoInicial, debe, haber],
    ...(conReinicios ? [reinicioDe(reinicios)] : []),
    saldoFinal,
  ];
  return (
    <DataTable
      label={etiqueta}
      narrow="stack"
      columns={amountColumns('Cuenta', titulos, enColumnas(total))}
      rows={cuentas
        .slice(0, maximo)
        .map((cuenta) => ({ key: cuenta.idCuenta, name: nombrar(cuenta), amounts: enColumnas(cuenta) }))}
      rowKey={({ key }) => key}
    />
  );
}
