import { type Permiso, permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { Database } from '#platform/database/pool.ts';

/** Those who may enter, work in that agencia and hold a role with that permission, by name. */
export function personasConPermiso(db: Database, permiso: Permiso, agencia: string) {
  return personasQuePueden(db, permiso)
    .innerJoin('usuarioAgencia', 'usuarioAgencia.usuario', 'usuario.id')
    .where('usuarioAgencia.agencia', '=', agencia);
}

/** The same, wherever they work. */
export function personasQuePueden(db: Database, permiso: Permiso) {
  const queLoTienen = roles.filter((rol) => permisosDe([rol]).has(permiso));
  return db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select(['usuario.id', 'usuario.nombre'])
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuarioRol.rol', 'in', queLoTienen)
    .orderBy('usuario.nombre')
    .orderBy('usuario.id');
}
