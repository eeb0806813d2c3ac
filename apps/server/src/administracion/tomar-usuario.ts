import type { Rol } from '@cuadra/contract/acceso/permisos';
import { agenciasDelUsuario, rolesDelUsuario } from '#acceso/queries.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface UsuarioTomado {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly activo: boolean;
  readonly version: number;
  readonly roles: readonly Rol[];
  readonly agencias: readonly string[];
}

/** Locked while it is changed. */
export async function tomarUsuario(tx: Tx, id: string): Promise<UsuarioTomado> {
  const bloqueado = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (bloqueado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  // Read once it is held: the lists as whoever held it before left them.
  return tx
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo', 'activo', 'version'])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
