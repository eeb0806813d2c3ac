// What a pass needs to know besides what is pending: what somebody said does not go together, the rules, and the other accounts.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { CuentaPorCruzar } from '../cruces/cuenta-por-cruzar.ts';
import { leerReglasActivas } from '../reglas/queries.ts';
import type { PorHallar } from './hallar.ts';

export async function leerParaHallar(
  db: Database,
  { id: cuenta, ventanaDias }: CuentaPorCruzar,
): Promise<Omit<PorHallar, 'cuentas'> & { otras: readonly string[] }> {
  const { rows } = await sql<{ rechazados: string[]; otras: string[] }>`select
    array(select r.huella from sugerencia_rechazada r where r.cuenta_bancaria = ${cuenta}::uuid) as rechazados,
    array(select c.id from cuenta_bancaria c where c.activa and c.id <> ${cuenta}::uuid) as otras`.execute(
    db,
  );
  const [{ rechazados, otras } = { rechazados: [], otras: [] }] = rows;
  return { cuenta, ventanaDias, rechazados, otras, reglas: await leerReglasActivas(db) };
}
