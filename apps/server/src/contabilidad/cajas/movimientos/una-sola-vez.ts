// A receipt that is sent again, because its answer was lost on the way, gets its first answer, whatever has happened since:
// the jornada may be closed by now, or the movement undone.

import { type Llave, partidaDeLlave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** The key is looked for only when it is refused: what is new, which is nearly everything, does not pay for it. */
export async function unaSolaVez<T>(
  db: Database,
  { actor }: ContextoConActor,
  llave: Llave | undefined,
  trabajo: () => Promise<T>,
  deAntes: (id: string) => Promise<T>,
): Promise<T> {
  try {
    return await trabajo();
  } catch (error) {
    if (llave === undefined || !(error instanceof ProblemaError)) throw error;
    const anterior = await partidaDeLlave(db, actor, llave);
    if (anterior === undefined) throw error;
    return deAntes(anterior);
  }
}
