// Cancels a file that is being made (its job finds that it has nothing to go on with) or discards one that is ready.
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function quitarArchivo(tx: Tx, { actor }: ContextoConActor, id: string): Promise<true> {
  const { numDeletedRows } = await tx
    .deleteFrom('archivoReporte')
    .where('id', '=', id)
    .where('usuario', '=', actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ProblemaError('NO_ENCONTRADO');
  await avisar(tx, { usuarios: [actor.id] }, { tipo: 'archivo-avance' });
  return true;
}
