// Only where there is nothing to lose: an institution with people, accounts or partidas is never written over.
import type pg from 'pg';
import { ExportacionError } from '#platform/exportacion-error.ts';

export async function exigirVacia(dueno: pg.Client): Promise<void> {
  const { rows } = await dueno.query<{ hay: string | null }>(
    `select case
       when exists (select from usuario) then 'usuarios'
       when exists (select from partida) then 'partidas'
       when exists (select from cuenta) then 'cuentas'
       when exists (select from agencia) then 'agencias' end as hay`,
  );
  const hay = rows[0]?.hay ?? null;
  if (hay !== null)
    throw new ExportacionError(
      `Esta institución ya tiene ${hay}. Una exportación se trae a una institución vacía: indique otra carpeta con DATA_DIR, u otra base.`,
    );
}
