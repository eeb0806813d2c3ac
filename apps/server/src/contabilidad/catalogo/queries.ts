import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import type { Tx } from '../../platform/database/write.ts';

export const columnasDeCuenta = [
  'idCuenta',
  'nombreCuenta',
  'tipoCuenta',
  'idParent',
  'naturaleza',
  'estado',
  'version',
] as const;

/** In the order of the printed chart: each account before those that depend on it. */
export function listarCuentas(db: Database): Promise<Cuenta[]> {
  return db.selectFrom('cuenta').select(columnasDeCuenta).orderBy(sql`id_cuenta collate "C"`).execute();
}

export function verCuenta(db: Database, idCuenta: string): Promise<Cuenta | undefined> {
  return db.selectFrom('cuenta').select(columnasDeCuenta).where('idCuenta', '=', idCuenta).executeTakeFirst();
}

/** The codes right under an account of mayor, or the classes. */
export async function listarCodigosBajo(db: Database, idParent: string | null): Promise<Set<string>> {
  const filas = await db
    .selectFrom('cuenta')
    .select('idCuenta')
    .where('idParent', 'is not distinct from', idParent)
    .execute();
  return new Set(filas.map(({ idCuenta }) => idCuenta));
}

/** The account and everything under it. */
export function listarRama(db: Database, idCuenta: string): Promise<Cuenta[]> {
  return db
    .selectFrom('cuenta')
    .select(columnasDeCuenta)
    .where(sql<boolean>`starts_with(id_cuenta, ${idCuenta})`)
    .orderBy(sql`id_cuenta collate "C"`)
    .execute();
}

/**
 * The chart is changed by one hand at a time, so that what a change looked at is still so when it writes. Reading it
 * and posting to its accounts go on meanwhile.
 */
export async function reservarCatalogo(tx: Tx): Promise<void> {
  await sql`lock table cuenta in share row exclusive mode`.execute(tx);
}
