import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '../platform/contexto.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { ProblemaError } from '../platform/problema.ts';
import { entregarToken } from './entregar-token.ts';
import { buscarSesionVigente } from './queries.ts';
import { leerToken } from './token.ts';

/** A stored token for a new one, of the same session and with its same end. */
export async function continuarSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto'>,
  contexto: Contexto,
  accessToken: string,
): Promise<SesionAbierta> {
  const apuntador = await leerToken(plataforma.secreto, accessToken, contexto.ahora);
  if (apuntador === undefined) throw new ProblemaError('TOKEN_INVALIDO');
  const vigente = await buscarSesionVigente(plataforma.db, apuntador, contexto.ahora);
  if (vigente === undefined) throw new ProblemaError('TOKEN_INVALIDO');
  return entregarToken(plataforma, contexto, { ...apuntador, venceEn: vigente.venceEn });
}
