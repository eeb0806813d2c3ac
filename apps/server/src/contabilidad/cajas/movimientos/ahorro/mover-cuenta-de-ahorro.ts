// The savings account that a movement of the counter moves, in its same transaction and under its partida. PostgreSQL takes the account,
// judges its state and its balance, and compares both at the end.
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/escribir.ts';

interface PorMover {
  readonly cuenta: number;
  readonly clase: 'deposito-ahorro' | 'retiro-ahorro';
  /** Signed: what it adds to the balance. */
  readonly monto: Centavos;
  readonly fecha: string;
  readonly concepto: string;
  readonly documento: string | null;
  /** The number of the movement that is undone. */
  readonly revierte?: number;
}

export async function moverCuentaDeAhorro(
  tx: Tx,
  partida: string,
  { cuenta, clase, monto, fecha, concepto, documento, revierte }: PorMover,
): Promise<Centavos> {
  const { rows } = await sql<{ saldo: Centavos }>`
    select saldo from ahorro_mover(${cuenta}::bigint, ${clase === 'deposito-ahorro' ? 'deposito' : 'retiro'}, ${monto}::bigint, ${fecha}::date,
      ${fecha}::date, ${partida}::uuid, ${concepto}, ${documento}, ${revierte ?? null}::int)`.execute(tx);
  const [movida] = rows;
  if (movida === undefined) throw new Error(`La cuenta de ahorro ${cuenta} no se movió`);
  return movida.saldo;
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
