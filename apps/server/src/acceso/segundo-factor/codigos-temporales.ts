// Codes of six digits that a telephone makes of a secret and the time (TOTP, RFC 6238). One step before and one after are
// taken too, for clocks that differ; which step it was is told, so that each serves once.
import { Secret, TOTP } from 'otpauth';

const PERIODO_S = 30;
const VENTANA = 1;

export const secretoNuevo = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** What a telephone reads from the drawing, and the secret alone for whoever types it. */
export function paraElTelefono(secreto: Uint8Array, correo: string): { secreto: string; uri: string } {
  const totp = generador(secreto, correo);
  return { secreto: totp.secret.base32, uri: totp.toString() };
}

/** The step in which that code is right; undefined: in none of those taken. */
export function pasoDe(secreto: Uint8Array, codigo: string, ahora: Temporal.Instant): number | undefined {
  const timestamp = ahora.epochMilliseconds;
  const distancia = generador(secreto).validate({ token: codigo, timestamp, window: VENTANA });
  return distancia === null ? undefined : Math.floor(timestamp / 1000 / PERIODO_S) + distancia;
}

function generador(secreto: Uint8Array, label = ''): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(secreto).buffer });
  return new TOTP({ issuer: 'Cuadra', label, secret, algorithm: 'SHA1', digits: 6, period: PERIODO_S });
}
