// Who works with the books of an agencia: those a gate may be entrusted to, or a month opened again for.
import { permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { Database } from '../../../platform/database/pool.ts';
import { ProblemaError } from '../../../platform/problema.ts';

export function listarPersonas(db: Database, agencia: string): Promise<{ id: string; nombre: string }[]> {
  const queRegistran = roles.filter((rol) => permisosDe([rol]).has('partidas:registrar'));
  return db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .innerJoin('usuarioAgencia', 'usuarioAgencia.usuario', 'usuario.id')
    .select(['usuario.id', 'usuario.nombre'])
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuarioRol.rol', 'in', queRegistran)
    .where('usuarioAgencia.agencia', '=', agencia)
    .orderBy('usuario.nombre')
    .orderBy('usuario.id')
    .execute();
}

export async function exigirPersonas(
  db: Database,
  agencia: string,
  elegidas: readonly string[],
): Promise<void> {
  const admitidas = new Set((await listarPersonas(db, agencia)).map(({ id }) => id));
  if (elegidas.some((id) => !admitidas.has(id))) throw new ProblemaError('PERSONA_NO_ADMITIDA');
}
