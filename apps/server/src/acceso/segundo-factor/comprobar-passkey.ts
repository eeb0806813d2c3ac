// The only place where what a passkey signed is judged: what it was asked to sign, for this purpose and once; on this site;
// by a passkey of that person, who was recognised by it; and with a count that goes forward, because a copy of it would
// repeat one.
import type { FirmaDePasskey } from '@cuadra/contract/acceso/webauthn';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Contexto } from '#platform/contexto.ts';
import { anotar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type Destino, desafioDe, tomarDesafio } from './desafios.ts';
import { sitioDe } from './sitio.ts';

type Base = Pick<Plataforma, 'db'>;

export interface PasskeyComprobada {
  readonly id: string;
  readonly usuario: string;
  readonly correo: string;
  readonly contador: number;
  readonly contadorNuevo: number;
}

/** PASSKEY_INVALIDA, the same for whatever was wrong; what it was is in the bitácora. */
export async function comprobarPasskey(
  { db }: Base,
  contexto: Contexto,
  destino: Destino,
  firma: FirmaDePasskey,
  /** Only if it is theirs. */
  deQuien?: string,
): Promise<PasskeyComprobada> {
  const rechazar = async (idEntidad: string, motivo: string): Promise<never> => {
    const accion = 'passkey:rechazar';
    await escribir(db, contexto, accion, (tx) =>
      anotar(tx, contexto, { accion, entidad: 'passkey', idEntidad, detalle: { motivo } }),
    );
    throw new ProblemaError('PASSKEY_INVALIDA');
  };
  const desafio = desafioDe(firma.response.clientDataJSON);
  if (!(await tomarDesafio(db, desafio, destino, contexto.ahora)))
    return rechazar('desconocida', 'desafío vencido, usado o de otro');
  const passkey = await buscarPasskey(db, firma.id);
  if (passkey === undefined) return rechazar('desconocida', 'llave desconocida');
  const { id, usuario, correo, contador } = passkey;
  const duenoSegunElla = firma.response.userHandle;
  const esDeOtro =
    (deQuien !== undefined && deQuien !== usuario) ||
    (typeof duenoSegunElla === 'string' && duenoSegunElla !== identificadorEnPasskeys(usuario));
  if (esDeOtro) return rechazar(id, 'llave de otra persona');
  const contadorNuevo = await verificarFirma(contexto, passkey, firma, desafio).catch((error: unknown) =>
    rechazar(id, error instanceof Error ? error.message.slice(0, 200) : 'firma ilegible'),
  );
  return { id, usuario, correo, contador, contadorNuevo };
}

/** That it was used, in the transaction of what it was used for. Of two with the same count, one. */
export async function anotarUso(
  tx: Tx,
  { ahora }: Contexto,
  { id, contador, contadorNuevo }: PasskeyComprobada,
): Promise<void> {
  const usada = await tx
    .updateTable('passkey')
    .set({ contador: contadorNuevo, ultimoUso: ahora.toString() })
    .where('id', '=', id)
    .where('contador', '=', contador)
    .returning('id')
    .executeTakeFirst();
  if (usada === undefined) throw new ProblemaError('PASSKEY_INVALIDA');
}

/** How an authenticator knows its owner: it says nothing to anybody else. */
export const identificadorEnPasskeys = (usuario: string): string =>
  Buffer.from(usuario).toString('base64url');

interface PasskeyGuardada {
  readonly credencial: string;
  readonly clavePublica: Buffer;
  readonly contador: number;
}

async function verificarFirma(
  contexto: Contexto,
  { credencial, clavePublica, contador }: PasskeyGuardada,
  { id, rawId, type, response }: FirmaDePasskey,
  expectedChallenge: string,
): Promise<number> {
  const { rpId, origen } = sitioDe(contexto);
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origen,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: credencial, publicKey: new Uint8Array(clavePublica), counter: contador },
  });
  if (!verified) throw new Error('la firma no es de esa llave');
  return authenticationInfo.newCounter;
}

function buscarPasskey(db: Plataforma['db'], credencial: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('usuario', 'usuario.id', 'passkey.usuario')
    .select(['passkey.id', 'passkey.credencial', 'passkey.clavePublica', 'passkey.contador'])
    .select(['usuario.id as usuario', 'usuario.correo'])
    .where('passkey.credencial', '=', credencial)
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
}
