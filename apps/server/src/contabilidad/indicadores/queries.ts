// What the indicators are made of: stored balances by year and by month, and of the year before the days of one month. How
// many rows there are depends on the accounts, not on how long or how busy the books are.
import type { CuentaDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export async function leerCuentasDeIndicadores(db: Database): Promise<CuentaDeIndicador[]> {
  const { rows } = await sql<CuentaDeIndicador>`
    select indicador, id_cuenta, signo from cuenta_de_indicador order by indicador, id_cuenta collate "C"`.execute(
    db,
  );
  return rows;
}

export interface NetoDeUnMes {
  readonly idCuenta: string;
  /** Its first day; null: everything before the first of them. */
  readonly mes: string | null;
  /** Debe − haber. */
  readonly neto: Centavos;
}

interface Pedido {
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
}

/** What moved in each month since a first of January, and what there was before it. */
export async function leerNetosPorMes(
  db: Database,
  { cuentas, agencias }: Pedido,
  enero: string,
): Promise<NetoDeUnMes[]> {
  const suyas = sql`id_cuenta = any(${cuentas}::text[]) and agencia = any(${agencias}::text[])`;
  const { rows } = await sql<NetoDeUnMes>`
    select id_cuenta, null::date as mes, sum(debe - haber)::bigint as neto from saldo_anual
    where anio < ${enero}::date and ${suyas} group by id_cuenta
    union all
    select id_cuenta, mes, sum(debe - haber)::bigint from saldo_mensual
    where mes >= ${enero}::date and ${suyas} group by id_cuenta, mes`.execute(db);
  return rows;
}

/** Debe − haber of some days. */
export async function leerNetoDeDias(
  db: Database,
  { cuentas, agencias }: Pedido,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): Promise<Centavos> {
  const { rows } = await sql<{ neto: Centavos }>`
    select coalesce(sum(debe - haber), 0)::bigint as neto from saldo_diario
    where fecha between ${desde}::date and ${hasta}::date
      and id_cuenta = any(${cuentas}::text[]) and agencia = any(${agencias}::text[])`.execute(db);
  return rows[0]?.neto ?? CERO;
}
