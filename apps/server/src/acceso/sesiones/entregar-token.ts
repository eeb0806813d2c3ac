import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { leerGeneracion, leerUsuarioActual } from '../queries.ts';
import { type Apuntador, firmarToken } from './token.ts';

/** What a person receives on entering: who they are, and a token that lives as long as the session. */
export async function entregarToken(
  { db, secreto, config }: Pick<Plataforma, 'db' | 'secreto' | 'config'>,
  { ahora }: Contexto,
  apuntador: Apuntador & { readonly venceEn: Temporal.Instant; readonly generacion?: number },
): Promise<SesionAbierta> {
  const user = await leerUsuarioActual(db, apuntador.sesion, config);
  // A token is changed for one of its own generation: what was dead meanwhile does not come back to life.
  const generacion = apuntador.generacion ?? (await leerGeneracion(db, apuntador.sesion));
  const accessToken = await firmarToken(secreto, { ...apuntador, generacion }, ahora);
  return { user, accessToken, tokenType: 'bearer' };
}
