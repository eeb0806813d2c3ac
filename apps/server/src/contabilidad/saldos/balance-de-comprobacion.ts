// The trial balance as a report: one dataset, from which screen, PDF and sheets are made. It says what the ledger says:
// until a year is closed, its productos and gastos go on accumulating into the next.
import type { BalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import { acumularPorNivel, totalizar } from '@cuadra/core/saldos';
import type { Database } from '#platform/database/pool.ts';
import { movimientosPorCuenta, type Rango } from './queries.ts';

export interface FiltroDeBalance extends Rango {
  /** Accounts of that level and above it. */
  readonly nivel?: number | undefined;
  /** Also the accounts that hold nothing and did not move. */
  readonly conCero?: boolean;
}

export async function balanceDeComprobacion(
  db: Database,
  { nivel, conCero = false, ...rango }: FiltroDeBalance,
): Promise<BalanceDeComprobacion> {
  const movidas = await movimientosPorCuenta(db, rango);
  const cuentas = acumularPorNivel(movidas).filter(
    (cuenta) =>
      cuenta.nivel <= (nivel ?? cuenta.nivel) &&
      (conCero || cuenta.saldoInicial !== 0 || cuenta.debe !== 0 || cuenta.haber !== 0),
  );
  return {
    desde: rango.desde,
    hasta: rango.hasta,
    agencias: [...rango.agencias],
    cuentas,
    totales: totalizar(movidas.filter(({ tipoCuenta }) => tipoCuenta === 'D')),
  };
}
