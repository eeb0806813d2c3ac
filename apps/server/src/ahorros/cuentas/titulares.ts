// Whose an account is: at least one asociado, all of them active, named after the first.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';

export async function guardarTitulares(tx: Tx, cuenta: number, titulares: readonly string[]): Promise<void> {
  if (titulares.length === 0) throw problemaDeCampo('TITULAR_REQUERIDO', 'titulares');
  // Held: nobody retires one of them meanwhile.
  const { rows } = await sql<{ id: string; estado: string; yaEra: boolean }>`
    select a.id, a.estado, exists (select from titular t where t.cuenta = ${cuenta} and t.asociado = a.id) as ya_era
    from asociado a where a.id = any(${titulares}::uuid[]) order by a.id for share`.execute(tx);
  if (rows.length < titulares.length) throw problemaDeCampo('NO_ENCONTRADO', 'titulares');
  if (rows.some(({ estado, yaEra }) => estado !== 'activo' && !yaEra))
    throw problemaDeCampo('ASOCIADO_NO_ACTIVO', 'titulares');
  await tx.deleteFrom('titular').where('cuenta', '=', cuenta).execute();
  await tx
    .insertInto('titular')
    .values(titulares.map((asociado, indice) => ({ cuenta, asociado, orden: indice + 1 })))
    .execute();
}

/** As who consents reads whose an account is: it is named after the first. */
export async function nombresDe(tx: Tx, asociados: readonly string[]): Promise<string> {
  const { rows } = await sql<{ nombres: string | null }>`
    select string_agg(a.nombre, ', ' order by o.lugar) as nombres
    from unnest(${asociados}::uuid[]) with ordinality o (id, lugar) join asociado a on a.id = o.id`.execute(
    tx,
  );
  return rows[0]?.nombres ?? '';
}
