// Who works with the books of an agencia: those a gate may be entrusted to, or a month opened again for.
import { personasConPermiso } from '#acceso/usuarios/personas-con-permiso.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export function listarPersonas(db: Database, agencia: string): Promise<{ id: string; nombre: string }[]> {
  return personasConPermiso(db, 'partidas:registrar', agencia).execute();
}

export async function exigirPersonas(
  db: Database,
  agencia: string,
  elegidas: readonly string[],
): Promise<void> {
  const admitidas = new Set((await listarPersonas(db, agencia)).map(({ id }) => id));
  if (elegidas.some((id) => !admitidas.has(id))) throw new ProblemaError('PERSONA_NO_ADMITIDA');
}
