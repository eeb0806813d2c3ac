// The token is a signed pointer to a session row and nothing more: it carries no role and no name, so nothing in it can
// grow old. Whether it still serves is asked of the row on every request.
import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const EMISOR = 'cuadra';
const ALGORITMO = 'HS256';

const contenido = z.object({ sub: z.uuid(), sid: z.uuid() });

export interface Apuntador {
  readonly usuario: string;
  readonly sesion: string;
}

export function firmarToken(
  secreto: string,
  { usuario, sesion, venceEn }: Apuntador & { readonly venceEn: Temporal.Instant },
  ahora: Temporal.Instant,
): Promise<string> {
  return new SignJWT({ sid: sesion })
    .setProtectedHeader({ alg: ALGORITMO })
    .setIssuer(EMISOR)
    .setSubject(usuario)
    .setIssuedAt(segundos(ahora))
    .setExpirationTime(segundos(venceEn))
    .sign(clave(secreto));
}

/** What the token points to, or undefined when it is not ours, was changed, or has expired. */
export async function leerToken(
  secreto: string,
  token: string,
  ahora: Temporal.Instant,
): Promise<Apuntador | undefined> {
  try {
    const { payload } = await jwtVerify(token, clave(secreto), {
      algorithms: [ALGORITMO],
      issuer: EMISOR,
      requiredClaims: ['exp'],
      currentDate: new Date(ahora.epochMilliseconds),
    });
    const leido = contenido.safeParse(payload);
    return leido.success ? { usuario: leido.data.sub, sesion: leido.data.sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const segundos = (instante: Temporal.Instant) => Math.floor(instante.epochMilliseconds / 1000);

const clave = (secreto: string) => createSecretKey(Buffer.from(secreto));
