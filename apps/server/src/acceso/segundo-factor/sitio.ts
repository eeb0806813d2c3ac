// Where passkeys belong to: the name by which people open Cuadra. An address of numbers is not a name, and no browser makes
// a passkey for it.
import { isIP } from 'node:net';
import type { Contexto } from '#platform/contexto.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface Sitio {
  /** The relying party, as WebAuthn calls it. */
  readonly rpId: string;
  readonly origen: string;
}

/** PASSKEY_SIN_NOMBRE_DE_SITIO when people open Cuadra by an address of numbers. */
export function sitioDe({ origen }: Pick<Contexto, 'origen'>): Sitio {
  const { hostname, origin } = new URL(origen);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new ProblemaError('PASSKEY_SIN_NOMBRE_DE_SITIO');
  return { rpId: hostname, origen: origin };
}
