// The savings account that a movement of the counter moves, in its same transaction and under its partida, which says it beforehand.
import type { ClaseDeAhorro } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { type MovimientoSinPartida, moverEnCuenta, porSellar } from '#ahorros/cuentas/mover-ahorro.ts';
import type { Database } from '#platform/database/pool.ts';
import type { OrdenDeMovimiento } from '../mover.ts';

interface PorMover extends Omit<MovimientoSinPartida, 'clase'> {
  readonly clase: ClaseDeAhorro;
}

/** The movement of savings that a movement of the counter makes. */
export function moverCuentaDeAhorro({
  clase,
  ...pedido
}: PorMover): Pick<OrdenDeMovimiento, 'movimientosDeAhorro' | 'despues'> {
  const movimiento = { ...pedido, clase: clase === 'deposito-ahorro' ? 'deposito' : 'retiro' } as const;
  return {
    movimientosDeAhorro: [porSellar(movimiento)],
    despues: async (tx, { id: partida }) => {
      await moverEnCuenta(tx, { ...movimiento, partida });
    },
  };
}

/** Which movement of which account a partida of the counter made. */
export async function movimientoDeAhorroDe(
  db: Database,
  partida: string,
): Promise<{
  readonly cuenta: number;
  readonly n: number;
  readonly monto: Centavos;
  readonly ganaDesde: string;
}> {
  return db
    .selectFrom('movimientoAhorro')
    .select(['cuenta', 'n', 'monto', 'ganaDesde'])
    .where('partida', '=', partida)
    .where('corrida', 'is', null)
    .executeTakeFirstOrThrow();
}
