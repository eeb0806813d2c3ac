// What a person changes of their own. The name is not: it signs what they do, and only administration changes it. The presence (status) is kept on the session's row only, so it ends with it.
import type { EstadoPresencia } from '@cuadra/contract/acceso/sesion';
import type { Updateable } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { comprobarContrasenaPropia } from '../credenciales/comprobar-contrasena-propia.ts';
import { cifrarContrasena } from '../credenciales/contrasena.ts';
import { desconocerOtros } from '../credenciales/dispositivo-conocido.ts';
import { exigirContrasenaFuerte } from '../credenciales/exigir-contrasena-fuerte.ts';
import { leerNombreDeInstitucion } from '../queries.ts';
import { cerrarSesiones } from '../sesiones/cerrar-sesiones.ts';
import { guardarAvatar, leerAvatar } from './avatar.ts';

export interface CambiosPropios {
  readonly name?: string | undefined;
  readonly avatar?: string | null | undefined;
  readonly status?: EstadoPresencia | undefined;
  readonly password?: { readonly current: string; readonly next: string } | undefined;
}

export async function editarUsuarioActual(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  cambios: CambiosPropios,
): Promise<void> {
  const { name, avatar, status, password } = cambios;
  // The call of the specification may send the whole person: the name they have is no change.
  if (name !== undefined && name !== contexto.actor.nombre)
    throw problemaDeCampo('NOMBRE_AJENO', 'user.name');
  const imagen = typeof avatar === 'string' ? leerAvatar(avatar) : avatar;
  const contrasena = password && (await prepararContrasena(plataforma, contexto, cambios));
  await escribir(plataforma.db, contexto, 'usuarios:editar-propio', async (tx) => {
    await guardarDatos(tx, contexto, {
      ...(imagen === undefined ? {} : { avatar: await guardarAvatar(tx, contexto.actor.id, imagen) }),
      ...(contrasena === undefined ? {} : { contrasena }),
    });
    if (status !== undefined) await guardarPresencia(tx, contexto, status);
    if (contrasena === undefined) return;
    const { id, correo, sesion } = contexto.actor;
    await cerrarSesiones(tx, contexto, { usuario: id, excepto: sesion }, 'cambio de contraseña');
    await desconocerOtros(tx, contexto, { id, correo });
    await cambiarToken(tx, contexto);
  });
}

/** The digest of the new password, once the current one has been given. */
async function prepararContrasena(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  { password = { current: '', next: '' } }: CambiosPropios,
): Promise<string> {
  const { correo, nombre } = contexto.actor;
  await comprobarContrasenaPropia(plataforma, contexto, password.current, 'user.password.current');
  const institucion = await leerNombreDeInstitucion(plataforma.db);
  const dueno = { nombre, correo, institucion };
  exigirContrasenaFuerte(password.next, dueno, 'user.password.next');
  return cifrarContrasena(password.next);
}

/** The session goes on, with another token: whoever had copied the one it had is out too. */
async function cambiarToken(tx: Tx, { actor, ahora }: ContextoConActor): Promise<void> {
  await tx
    .updateTable('sesion')
    .set(({ eb }) => ({ generacion: eb('generacion', '+', 1), autenticadaEn: ahora.toString() }))
    .where('id', '=', actor.sesion)
    .execute();
}

async function guardarDatos(
  tx: Tx,
  { actor }: ContextoConActor,
  datos: Pick<Updateable<Tables['usuario']>, 'avatar' | 'contrasena'>,
): Promise<void> {
  if (Object.keys(datos).length === 0) return;
  await tx
    .updateTable('usuario')
    .set(datos)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', actor.id)
    .execute();
}

async function guardarPresencia(tx: Tx, { actor }: ContextoConActor, estado: EstadoPresencia): Promise<void> {
  await tx.updateTable('sesion').set({ estado }).where('id', '=', actor.sesion).execute();
}
