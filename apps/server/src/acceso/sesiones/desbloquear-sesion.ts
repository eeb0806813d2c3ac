// Someone idle types the password again. If their session still serves it simply goes on, so that other tabs do not
// lose theirs; if not (it was closed, or ended for lack of activity), it is an ordinary sign-in. Either way they have
// just proved who they are.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { comprobarCredenciales } from '../credenciales/comprobar-credenciales.ts';
import { segundoFactorAlIngresar } from '../segundo-factor/segundo-factor-al-ingresar.ts';
import { entregarToken } from './entregar-token.ts';
import { type Credenciales, iniciarSesion } from './iniciar-sesion.ts';
import { renovarPrueba } from './renovar-prueba.ts';
import { estaVigente, leerSesiones } from './sesion-vigente.ts';

export async function desbloquearSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'config'>,
  contexto: Contexto,
  credenciales: Credenciales,
): Promise<SesionAbierta> {
  const { actor, ahora } = contexto;
  if (actor === undefined || actor.correo !== credenciales.email) {
    return iniciarSesion(plataforma, contexto, credenciales);
  }
  const { id, contrasena } = await comprobarCredenciales(plataforma, contexto, credenciales);
  const sesion = (await leerSesiones(plataforma.db, [actor.sesion])).get(actor.sesion);
  if (sesion === undefined || !estaVigente(sesion, ahora)) {
    return iniciarSesion(plataforma, contexto, credenciales);
  }
  await segundoFactorAlIngresar(plataforma, contexto, id, credenciales.dispositivo);
  await escribir(plataforma.db, contexto, 'sesion:desbloquear', (tx) =>
    renovarPrueba(tx, { ...contexto, actor }, contrasena),
  );
  const { venceEn } = sesion;
  return entregarToken(plataforma, contexto, { usuario: actor.id, sesion: actor.sesion, venceEn });
}
