// A legal book is the whole institution's: whoever prints it or reads its sheets works in all its agencias.

import { exigirTodasLasAgencias } from '#contabilidad/agencias/exigir-todas-las-agencias.ts';
import { listarAgencias } from '#contabilidad/agencias/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export async function exigirLibrosLegales(db: Database, actor: Actor): Promise<void> {
  const agencias = (await listarAgencias(db)).map(({ idAgencia }) => idAgencia);
  exigirTodasLasAgencias(actor, agencias, 'Los libros legales son de toda la institución');
}
