// A legal book is the whole institution's: whoever prints it or reads its sheets works in all its agencias.
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { listarAgencias } from '../agencias/queries.ts';

export async function exigirTodasLasAgencias(db: Database, { agencias }: Actor): Promise<void> {
  const ajena = (await listarAgencias(db)).find(({ idAgencia }) => !agencias.includes(idAgencia));
  if (ajena === undefined) return;
  throw new ProblemaError('SIN_AGENCIA', {
    detalle: `Los libros legales son de toda la institución y su usuario no trabaja en la agencia ${ajena.idAgencia}.`,
  });
}
