import type { Rol } from '@cuadra/contract/acceso/permisos';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { estadoPresencia, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { sql } from 'kysely';
import type { Database } from '../platform/database/pool.ts';

export interface Credencial {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  /** Absent: the person has not chosen one yet and cannot sign in. */
  readonly contrasena: string | null;
}

/** Only of those who may enter: for everyone else there is no credential at all. */
export function buscarCredencial(db: Database, correo: string): Promise<Credencial | undefined> {
  return db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo', 'contrasena'])
    .where('correo', '=', correo)
    .where('activo', '=', true)
    .executeTakeFirst();
}

/** Whose session it is; it is known to exist. */
export async function leerUsuarioActual(db: Database, sesion: string): Promise<UsuarioActual> {
  const { id, nombre, correo, avatar, estado, roles, agencias } = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario')
    .select(['usuario.id', 'usuario.nombre', 'usuario.correo', 'usuario.avatar', 'sesion.estado'])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias')])
    .where('sesion.id', '=', sesion)
    .executeTakeFirstOrThrow();
  return {
    id,
    name: nombre,
    email: correo,
    avatar,
    status: estadoPresencia.parse(estado),
    roles,
    permisos: [...permisosDe(roles)],
    agencias,
  };
}

export const rolesDelUsuario = sql<
  Rol[]
>`array(select rol from usuario_rol where usuario_rol.usuario = usuario.id order by rol)`;

export const agenciasDelUsuario = sql<string[]>`array(
  select agencia from usuario_agencia where usuario_agencia.usuario = usuario.id order by agencia)`;

export async function leerNombreDeInstitucion(db: Database): Promise<string | undefined> {
  const fila = await db.selectFrom('institucion').select('nombre').executeTakeFirst();
  return fila?.nombre;
}

/** When a session, known to exist, ends whatever happens. */
export async function leerFinDeSesion(db: Database, sesion: string): Promise<string> {
  const { venceEn } = await db
    .selectFrom('sesion')
    .select('venceEn')
    .where('id', '=', sesion)
    .executeTakeFirstOrThrow();
  return venceEn;
}
