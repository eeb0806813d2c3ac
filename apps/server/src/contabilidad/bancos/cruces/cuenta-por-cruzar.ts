// The account on whose desk somebody works.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface CuentaPorCruzar {
  readonly id: string;
  readonly nombre: string;
  readonly idCuenta: string;
  readonly agencia: string;
  readonly activa: boolean;
  readonly ventanaDias: number;
  readonly conciliadaHasta: string;
}

export async function exigirCuenta(db: Database, id: string): Promise<CuentaPorCruzar> {
  const cuenta = await db
    .selectFrom('cuentaBancaria as c')
    .innerJoin('avanceDeBanco as a', 'a.cuentaBancaria', 'c.id')
    .select(['c.id', 'c.nombre', 'c.idCuenta', 'c.agencia', 'c.activa', 'c.ventanaDias', 'a.conciliadaHasta'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cuenta;
}

export async function exigirCuentaActiva(db: Database, id: string): Promise<CuentaPorCruzar> {
  const cuenta = await exigirCuenta(db, id);
  if (!cuenta.activa) throw new ProblemaError('CUENTA_BANCARIA_INACTIVA');
  return cuenta;
}

/** Until the end of the transaction nobody else changes it: what is read from here on is still so when it is written. */
export async function tomarCuenta(tx: Tx, id: string): Promise<void> {
  await sql`select banco_avanzar(${id}::uuid)`.execute(tx);
}

/** After what was signed: nothing is posted on its account before. */
export function primerDiaAbierto({ conciliadaHasta }: Pick<CuentaPorCruzar, 'conciliadaHasta'>): string {
  return Temporal.PlainDate.from(conciliadaHasta).add({ days: 1 }).toString();
}

/** The last of that day and some others. */
export function ultimoDia(dia: string, ...otros: readonly string[]): string {
  return [dia, ...otros].toSorted().at(-1) ?? dia;
}
