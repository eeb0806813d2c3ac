import type { ClaseDeOperacion, Operacion } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** What a trial found that takes another person (control_pide_otra). */
export interface PorAutorizarEnLaBase {
  readonly operacion: Operacion;
  readonly clase: ClaseDeOperacion;
  readonly monto: Centavos;
  readonly razon: string;
}

/** What the trial of this transaction found; none: it could be done alone. */
export async function porAutorizarDe(tx: Tx): Promise<readonly PorAutorizarEnLaBase[]> {
  const { rows } = await sql<{ actos: readonly PorAutorizarEnLaBase[] }>`
    select coalesce(nullif(current_setting('cuadra.por_autorizar', true), ''), '[]')::jsonb as actos`.execute(
    tx,
  );
  return rows[0]?.actos ?? [];
}

/** From here on this transaction is a trial, which PostgreSQL never keeps (ensayo_de_acto); one that is goes on being it. */
export async function ponerEnEnsayo(tx: Tx): Promise<void> {
  await sql`select set_config('cuadra.ensayo', 'on', true)`.execute(tx);
}
