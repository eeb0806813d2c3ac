import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function renombrarPasskey(
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  id: string,
  nombre: string,
): Promise<void> {
  const renombrada = await escribir(db, contexto, 'passkey:renombrar', (tx) =>
    tx
      .updateTable('passkey')
      .set({ nombre })
      .where('id', '=', id)
      .where('usuario', '=', contexto.actor.id)
      .returning('id')
      .executeTakeFirst(),
  );
  if (renombrada === undefined) throw new ProblemaError('NO_ENCONTRADO');
}
