import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { entregarToken } from './entregar-token.ts';
import { exigirVigente, leerSesiones } from './sesion-vigente.ts';
import { leerToken } from './token.ts';

/** A stored token for a new one, of the same session and with its same end. Throws TOKEN_INVALIDO or SESION_VENCIDA. */
export async function continuarSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior' | 'config'>,
  contexto: Contexto,
  accessToken: string,
): Promise<SesionAbierta> {
  const apuntador = await leerToken(plataforma, accessToken, contexto.ahora);
  const leidas = await leerSesiones(plataforma.db, [apuntador.sesion]);
  const { venceEn } = exigirVigente(leidas.get(apuntador.sesion), apuntador, contexto.ahora);
  return entregarToken(plataforma, contexto, { ...apuntador, venceEn });
}
