import type { Rol } from '@cuadra/contract/acceso/permisos';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { estadoPresencia, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

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
export async function leerUsuarioActual(
  db: Database,
  sesion: string,
  { esDemo }: { readonly esDemo: boolean },
): Promise<UsuarioActual> {
  const { id, nombre, correo, avatar, estado, roles, agencias, debe, tienePasskey, tieneTotp } = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario')
    .select(['usuario.id', 'usuario.nombre', 'usuario.correo', 'usuario.avatar', 'sesion.estado'])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias'), debeSegundoFactor.as('debe')])
    .select([tienePasskeyElUsuario.as('tienePasskey'), tieneTotpElUsuario.as('tieneTotp')])
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
    // The demo offers it and asks nobody for it.
    segundoFactorPendiente: debe && !esDemo,
    tienePasskey,
    tieneSegundoFactor: tienePasskey || tieneTotp,
  };
}

export const rolesDelUsuario = sql<
  Rol[]
>`array(select rol from usuario_rol where usuario_rol.usuario = usuario.id order by rol)`;

export const agenciasDelUsuario = sql<string[]>`array(
  select agencia from usuario_agencia where usuario_agencia.usuario = usuario.id order by agencia)`;

const tieneTotpElUsuario = sql<boolean>`exists (
  select from totp where totp.usuario = usuario.id and totp.confirmado_en is not null)`;

const tienePasskeyElUsuario = sql<boolean>`exists (select from passkey where passkey.usuario = usuario.id)`;

/** On the tables sesion and usuario: one of their roles asks for what this session never showed. */
export const debeSegundoFactor = sql<boolean>`(not sesion.segundo_factor and exists (
  select from usuario_rol join rol_con_segundo_factor using (rol) where usuario_rol.usuario = usuario.id))`;

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

/** Which of the tokens of a session, known to exist, is the one that serves. */
export async function leerGeneracion(db: Database, sesion: string): Promise<number> {
  const { generacion } = await db
    .selectFrom('sesion')
    .select('generacion')
    .where('id', '=', sesion)
    .executeTakeFirstOrThrow();
  return generacion;
}
