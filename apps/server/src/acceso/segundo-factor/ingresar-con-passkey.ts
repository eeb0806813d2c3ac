// A passkey is something one has and opens with a finger, a face or a PIN: with it alone somebody enters, and somebody idle
// goes on.

import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { FirmaDePasskey } from '@cuadra/contract/acceso/webauthn';
import type { Contexto } from '#platform/contexto.ts';
import { anotar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { abrirSesion } from '../sesiones/abrir-sesion.ts';
import { entregarToken } from '../sesiones/entregar-token.ts';
import { renovarPrueba } from '../sesiones/renovar-prueba.ts';
import { estaVigente, leerSesiones } from '../sesiones/sesion-vigente.ts';
import { anotarUso, comprobarPasskey, type PasskeyComprobada } from './comprobar-passkey.ts';

type Base = Pick<Plataforma, 'db' | 'secreto' | 'config'>;

export const DE_INGRESO = { proposito: 'ingreso', deQuien: '' } as const;

export async function ingresarConPasskey(
  base: Base,
  contexto: Contexto,
  firma: FirmaDePasskey,
): Promise<SesionAbierta> {
  return abrirCon(base, contexto, await comprobarPasskey(base, contexto, DE_INGRESO, firma));
}

/** The same session if it still serves, so that other tabs do not lose theirs; if not, another. */
export async function desbloquearConPasskey(
  base: Base,
  contexto: Contexto,
  { email, firma }: { readonly email: string; readonly firma: FirmaDePasskey },
): Promise<SesionAbierta> {
  const passkey = await comprobarPasskey(base, contexto, DE_INGRESO, firma);
  if (passkey.correo !== email) throw new ProblemaError('PASSKEY_INVALIDA');
  const { actor, ahora } = contexto;
  if (actor?.id !== passkey.usuario) return abrirCon(base, contexto, passkey);
  const sesion = (await leerSesiones(base.db, [actor.sesion])).get(actor.sesion);
  if (sesion === undefined || !estaVigente(sesion, ahora)) return abrirCon(base, contexto, passkey);
  const accion = 'sesion:desbloquear';
  await escribir(base.db, contexto, accion, async (tx) => {
    await renovarPrueba(tx, { ...contexto, actor });
    await anotarUso(tx, contexto, passkey);
    await tx.updateTable('sesion').set({ segundoFactor: true }).where('id', '=', actor.sesion).execute();
    await anotar(tx, contexto, { accion, entidad: 'sesion', idEntidad: actor.sesion });
  });
  const { venceEn } = sesion;
  return entregarToken(base, contexto, { usuario: actor.id, sesion: actor.sesion, venceEn });
}

async function abrirCon(base: Base, contexto: Contexto, passkey: PasskeyComprobada): Promise<SesionAbierta> {
  const sesion = await escribir(base.db, contexto, 'sesion:iniciar', async (tx) => {
    const abierta = await abrirSesion(tx, contexto, base.config.sesion, {
      id: passkey.usuario,
      segundoFactor: true,
    });
    await anotarUso(tx, contexto, passkey);
    return abierta;
  });
  return entregarToken(base, contexto, sesion);
}
