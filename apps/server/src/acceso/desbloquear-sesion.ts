// Someone idle types the password again. If their session is still open it simply goes on, so that other tabs do
// not lose theirs; if not, it is an ordinary sign-in.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '../platform/contexto.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { comprobarCredenciales } from './comprobar-credenciales.ts';
import { entregarToken } from './entregar-token.ts';
import { iniciarSesion } from './iniciar-sesion.ts';
import { buscarSesionVigente } from './queries.ts';

export async function desbloquearSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto'>,
  contexto: Contexto,
  credenciales: { email: string; password: string },
): Promise<SesionAbierta> {
  const { actor, ahora } = contexto;
  if (actor === undefined || actor.correo !== credenciales.email) {
    return iniciarSesion(plataforma, contexto, credenciales);
  }
  await comprobarCredenciales(plataforma, contexto, credenciales);
  const apuntador = { usuario: actor.id, sesion: actor.sesion };
  const vigente = await buscarSesionVigente(plataforma.db, apuntador, ahora);
  if (vigente === undefined) return iniciarSesion(plataforma, contexto, credenciales);
  return entregarToken(plataforma, contexto, { ...apuntador, venceEn: vigente.venceEn });
}
