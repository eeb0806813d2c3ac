// A new passkey: what the browser needs to make it, and then its public half, which is all that comes here. It must be able
// to name its owner by itself (so that it serves to enter) and to recognise them.
import { PASSKEYS_MAX } from '@cuadra/contract/acceso/segundo-factor';
import {
  type OpcionesDeRegistro,
  opcionesDeRegistro,
  type PasskeyNueva,
} from '@cuadra/contract/acceso/webauthn';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, restriccionRota } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { completarAlta } from './completar-alta.ts';
import { identificadorEnPasskeys } from './comprobar-passkey.ts';
import type { Mensajeros } from './contar-cambio.ts';
import { crearDesafio, desafioDe, MINUTOS_DE_DESAFIO, tomarDesafio } from './desafios.ts';
import { sitioDe } from './sitio.ts';

/** EdDSA, ES256 and RS256: what authenticators make today. */
const ALGORITMOS = [-8, -7, -257];

type Base = Pick<Plataforma, 'db' | 'secreto'> & Mensajeros;

export async function prepararPasskey(
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
): Promise<OpcionesDeRegistro> {
  const { actor, ahora } = contexto;
  const { rpId } = sitioDe(contexto);
  const suyas = await exigirQueQuepa(db, actor.id);
  const challenge = await crearDesafio(db, destinoDe(contexto), ahora);
  const opciones = await generateRegistrationOptions({
    rpName: 'Cuadra',
    rpID: rpId,
    userName: actor.correo,
    userDisplayName: actor.nombre,
    userID: new Uint8Array(Buffer.from(identificadorEnPasskeys(actor.id), 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: MINUTOS_DE_DESAFIO * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITMOS,
    excludeCredentials: suyas.map(({ credencial, transportes }) => ({
      id: credencial,
      transports: transportes,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
  return opcionesDeRegistro.parse(opciones);
}

/** The recovery codes, if this is the person's first factor. */
export async function registrarPasskey(
  base: Base,
  contexto: ContextoConActor,
  { nombre, credencial }: { readonly nombre: string; readonly credencial: PasskeyNueva },
): Promise<string[] | null> {
  const { id, publicKey, counter } = await verificarAlta(base, contexto, credencial);
  const { actor, ahora } = contexto;
  const que = `Se agregó a su cuenta la llave de acceso «${nombre}».`;
  return escribir(base.db, contexto, 'passkey:agregar', (tx) =>
    completarAlta(tx, base, contexto, que, async () => {
      await exigirQueQuepa(tx, actor.id);
      await tx
        .insertInto('passkey')
        .values({
          usuario: actor.id,
          credencial: id,
          clavePublica: Buffer.from(publicKey),
          contador: counter,
          transportes: credencial.response.transports ?? [],
          nombre,
          creadaEn: ahora.toString(),
          ultimoUso: null,
        })
        .execute()
        .catch(explicarRepetida);
    }),
  );
}

async function verificarAlta(
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  { id, rawId, type, response }: PasskeyNueva,
) {
  const { clientDataJSON, attestationObject } = response;
  const desafio = desafioDe(clientDataJSON);
  if (!(await tomarDesafio(db, desafio, destinoDe(contexto), contexto.ahora)))
    throw new ProblemaError('PASSKEY_NO_REGISTRADA');
  const { rpId, origen } = sitioDe(contexto);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: desafio,
    expectedOrigin: origen,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITMOS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw new ProblemaError('PASSKEY_NO_REGISTRADA');
  return registrationInfo.credential;
}

/** Made for this session: what another one of the same person asked for does not serve here. */
const destinoDe = ({ actor }: ContextoConActor) =>
  ({ proposito: 'registro', deQuien: actor.sesion }) as const;

async function exigirQueQuepa(db: Plataforma['db'], usuario: string) {
  const suyas = await db
    .selectFrom('passkey')
    .select(['credencial', 'transportes'])
    .where('usuario', '=', usuario)
    .execute();
  if (suyas.length >= PASSKEYS_MAX) throw new ProblemaError('DEMASIADAS_PASSKEYS');
  return suyas;
}

function explicarRepetida(error: unknown): never {
  throw restriccionRota(error) === 'passkey_credencial_key'
    ? new ProblemaError('PASSKEY_NO_REGISTRADA')
    : error;
}
