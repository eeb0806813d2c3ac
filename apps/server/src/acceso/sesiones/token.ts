// The token is a signed pointer to a session row and nothing more: it carries no role and no name, so nothing in it can
// grow old. Whether it still serves is asked of the row on every request: also whether it is the last one it was given,
// because changing the password gives the session another and leaves every earlier one dead. It says what it is for, so that
// nothing else signed with the same secret passes for it.
import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';

const EMISOR = 'cuadra';
const AUDIENCIA = 'cuadra:sesion';
const ALGORITMO = 'HS256';

const contenido = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.int(), exp: z.int() });

export interface Apuntador {
  readonly usuario: string;
  readonly sesion: string;
}

export interface TokenLeido extends Apuntador {
  /** How many times the session's token had been changed for another. */
  readonly generacion: number;
  /** In seconds, as the token says it. */
  readonly expira: number;
}

export function firmarToken(
  secreto: string,
  {
    usuario,
    sesion,
    generacion,
    venceEn,
  }: Apuntador & { readonly generacion: number; readonly venceEn: Temporal.Instant },
  ahora: Temporal.Instant,
): Promise<string> {
  return new SignJWT({ sid: sesion, gen: generacion })
    .setProtectedHeader({ alg: ALGORITMO })
    .setIssuer(EMISOR)
    .setAudience(AUDIENCIA)
    .setSubject(usuario)
    .setIssuedAt(segundos(ahora))
    .setExpirationTime(segundos(venceEn))
    .sign(clave(secreto));
}

export type Firmas = Pick<Plataforma, 'secreto' | 'secretoAnterior'>;

/**
 * What the token points to. TOKEN_INVALIDO when it is not ours or was changed; SESION_VENCIDA when it was. One that the secret
 * before signed is ours while a session of then may still be open.
 */
export async function leerToken(
  { secreto, secretoAnterior: anterior }: Firmas,
  token: string,
  ahora: Temporal.Instant,
): Promise<TokenLeido> {
  try {
    return await leerFirmado(secreto, token, ahora);
  } catch (error) {
    const esDeOtro = error instanceof ProblemaError && error.codigo === 'TOKEN_INVALIDO';
    if (!esDeOtro || anterior === undefined || segundos(ahora) >= segundos(anterior.tokensHasta)) throw error;
    const leido = await leerFirmado(anterior.secreto, token, ahora);
    return { ...leido, expira: Math.min(leido.expira, segundos(anterior.tokensHasta)) };
  }
}

async function leerFirmado(secreto: string, token: string, ahora: Temporal.Instant): Promise<TokenLeido> {
  try {
    const { payload } = await jwtVerify(token, clave(secreto), {
      algorithms: [ALGORITMO],
      issuer: EMISOR,
      audience: AUDIENCIA,
      requiredClaims: ['exp'],
      currentDate: new Date(ahora.epochMilliseconds),
    });
    const { sub: usuario, sid: sesion, gen: generacion, exp: expira } = contenido.parse(payload);
    return { usuario, sesion, generacion, expira };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProblemaError('SESION_VENCIDA');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new ProblemaError('TOKEN_INVALIDO');
    throw error;
  }
}

export type LectorDeTokens = (token: string, ahora: Temporal.Instant) => Promise<TokenLeido>;

const RECORDADOS_MAX = 2_000;

/**
 * The same for many, remembering those it has verified: a signature that was ours is ours always, and verifying it
 * costs a good part of a small request. The time is looked at every time.
 */
export function crearLectorDeTokens(firmas: Firmas): LectorDeTokens {
  const verificados = new Map<string, TokenLeido>();
  return async (token, ahora) => {
    const conocido = verificados.get(token);
    if (conocido === undefined) {
      const leido = await leerToken(firmas, token, ahora);
      // The oldest makes room: it will be verified again if it comes back.
      if (verificados.size >= RECORDADOS_MAX) verificados.delete(verificados.keys().next().value ?? '');
      verificados.set(token, leido);
      return leido;
    }
    if (segundos(ahora) >= conocido.expira) throw new ProblemaError('SESION_VENCIDA');
    return conocido;
  };
}

const segundos = (instante: Temporal.Instant) => Math.floor(instante.epochMilliseconds / 1000);

const clave = (secreto: string) => createSecretKey(Buffer.from(secreto));
