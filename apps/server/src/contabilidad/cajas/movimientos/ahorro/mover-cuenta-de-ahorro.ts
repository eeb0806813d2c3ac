// The savings account that a movement of the counter moves, in its same transaction and under its partida.
import type { ClaseDeAhorro } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { type MovimientoPedido, moverEnCuenta } from '../../../../ahorros/cuentas/mover-ahorro.ts';
import type { Tx } from '../../../../platform/database/escribir.ts';

interface PorMover extends Omit<MovimientoPedido, 'clase'> {
  readonly clase: ClaseDeAhorro;
}

export async function moverCuentaDeAhorro(tx: Tx, { clase, ...movimiento }: PorMover): Promise<void> {
  await moverEnCuenta(tx, { ...movimiento, clase: clase === 'deposito-ahorro' ? 'deposito' : 'retiro' });
}

/** Which movement of which account a partida of the counter made. */
export async function movimientoDeAhorroDe(
  tx: Tx,
  partida: string,
): Promise<{ readonly cuenta: number; readonly n: number; readonly monto: Centavos }> {
  return tx
    .selectFrom('movimientoAhorro')
    .select(['cuenta', 'n', 'monto'])
    .where('partida', '=', partida)
    .where('corrida', 'is', null)
    .executeTakeFirstOrThrow();
}
