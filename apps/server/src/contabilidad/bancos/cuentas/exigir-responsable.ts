import type { Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { responsablesPosibles } from './queries.ts';

/** Whoever answers for an account may compare it. */
export async function exigirResponsable(tx: Tx, responsable: string): Promise<void> {
  const puede = await responsablesPosibles(tx).where('usuario.id', '=', responsable).executeTakeFirst();
  if (puede === undefined) throw problemaDeCampo('RESPONSABLE_NO_CONCILIA', 'responsable');
}
