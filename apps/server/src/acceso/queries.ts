import type { Rol } from '@cuadra/contract/acceso/permisos';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { estadoPresencia, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { sql } from 'kysely';
import type { Actor } from '../platform/contexto.ts';
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

/** The one question of every request: is this session open, of a person still allowed in, and what may they do? */
export async function buscarSesionVigente(
  db: Database,
  { usuario, sesion }: { usuario: string; sesion: string },
  ahora: Temporal.Instant,
): Promise<{ actor: Actor; ultimoUso: Temporal.Instant; venceEn: Temporal.Instant } | undefined> {
  const fila = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario')
    .select(['usuario.id', 'usuario.nombre', 'usuario.correo', 'sesion.ultimoUso', 'sesion.venceEn'])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias')])
    .where('sesion.id', '=', sesion)
    .where('sesion.usuario', '=', usuario)
    .where('sesion.cerradaEn', 'is', null)
    .where('sesion.venceEn', '>', ahora.toString())
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
  if (fila === undefined) return undefined;
  const { id, nombre, correo, roles, agencias } = fila;
  return {
    actor: { id, nombre, correo, sesion, roles, permisos: permisosDe(roles), agencias },
    ultimoUso: Temporal.Instant.from(fila.ultimoUso),
    venceEn: Temporal.Instant.from(fila.venceEn),
  };
}

/** Of a session known to exist. */
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

const rolesDelUsuario = sql<
  Rol[]
>`array(select rol from usuario_rol where usuario_rol.usuario = usuario.id order by rol)`;

const agenciasDelUsuario = sql<string[]>`array(
  select agencia from usuario_agencia where usuario_agencia.usuario = usuario.id order by agencia)`;

export async function leerNombreDeInstitucion(db: Database): Promise<string | undefined> {
  const fila = await db.selectFrom('institucion').select('nombre').executeTakeFirst();
  return fila?.nombre;
}

export function buscarEnlaceVigente(
  db: Database,
  huella: string,
  ahora: Temporal.Instant,
): Promise<{ usuario: string; nombre: string; correo: string } | undefined> {
  return db
    .selectFrom('enlaceContrasena as enlace')
    .innerJoin('usuario', 'usuario.id', 'enlace.usuario')
    .select(['usuario.id as usuario', 'usuario.nombre', 'usuario.correo'])
    .where('enlace.huella', '=', huella)
    .where('enlace.usadoEn', 'is', null)
    .where('enlace.venceEn', '>', ahora.toString())
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
}
