// The demo institution's clearing accounts: money only passes through them, so each month should end with them at zero.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

export const cuentasPuenteDemo: readonly string[] = [
  '101105', // Cheques y efectos por compensar
  '1011010104', // Efectivo en tránsito entre agencias
  '10510103', // Cargos bancarios por aclarar
  '30510103', // Depósitos por identificar
  '30510104', // Sobrantes de caja por aclarar
  '30510105', // Remesas y cobros por cuenta ajena
];

/** Those that the chart has. */
export async function cargarCuentasPuente(tx: Tx, cuentas: readonly string[]): Promise<void> {
  await sql`
    insert into cuenta_puente (id_cuenta)
    select c.id_cuenta from cuenta c where c.id_cuenta = any(${cuentas}::text[])
    on conflict do nothing`.execute(tx);
}
