// Proving who one is with a passkey, from the question to the server's answer. Loaded when it is used.
import { pedirFirmaDeReautenticacion, reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import {
  desbloquearConPasskey,
  ingresarConPasskey,
  pedirFirma,
  pedirFirmaDeIngreso,
  terminarIngreso,
} from '@cuadra/contract/acceso/segundo-factor';
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type {
  FirmaDePasskey,
  OpcionesDeFirma,
  OpcionesDeRegistro,
  PasskeyNueva,
} from '@cuadra/contract/acceso/webauthn';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { call, callForToken } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { session } from '#platform/current-session.ts';

/** Each way in which one may be used. */
export const passkeys = { ingresar, desbloquear, completarIngreso, probarQuienEs };
export type Passkeys = typeof passkeys;

async function ingresar(): Promise<SesionAbierta> {
  const firma = await firmarConPasskey(await call(pedirFirma));
  return call(ingresarConPasskey, { body: { firma } });
}

async function desbloquear(email: string): Promise<SesionAbierta> {
  const firma = await firmarConPasskey(await call(pedirFirma));
  return call(desbloquearConPasskey, { body: { email, firma } });
}

async function completarIngreso(
  intento: string,
  recordar: boolean,
): Promise<ResponseOf<typeof terminarIngreso>> {
  const firma = await firmarConPasskey(await call(pedirFirmaDeIngreso, { body: { intento } }));
  const prueba = { metodo: 'passkey', firma } as const;
  return call(terminarIngreso, { body: { intento, recordar, prueba } });
}

async function probarQuienEs(): Promise<void> {
  const firma = await firmarConPasskey(await call(pedirFirmaDeReautenticacion));
  await callForToken(reautenticar, { body: { metodo: 'passkey', firma } }, session.abrir);
}

/** What to say of a failure; undefined: the person gave it up. */
export function fraseDe(error: unknown): string | undefined {
  if (error instanceof CeremoniaCancelada) return undefined;
  return error instanceof ApiError || error instanceof Error
    ? error.message
    : 'Ocurrió un error inesperado. Intente de nuevo.';
}

// What the browser and the authenticator do together, and its failures as sentences. Loaded when somebody uses a passkey.

/** The person closed the browser's question, or let it pass: nothing happened, and nothing need be said. */
class CeremoniaCancelada extends Error {}

export async function crearPasskey(optionsJSON: OpcionesDeRegistro): Promise<PasskeyNueva> {
  const { clientExtensionResults: _, ...credencial } = await startRegistration({ optionsJSON }).catch(
    explicar,
  );
  return credencial;
}

async function firmarConPasskey(optionsJSON: OpcionesDeFirma): Promise<FirmaDePasskey> {
  const { clientExtensionResults: _, ...firma } = await startAuthentication({ optionsJSON }).catch(explicar);
  return firma;
}

const FRASES: Readonly<Record<string, string>> = {
  ERROR_INVALID_DOMAIN: 'Abra Cuadra por su nombre: en esta dirección no hay llaves de acceso.',
  ERROR_INVALID_RP_ID: 'Abra Cuadra en su dirección habitual: las llaves de acceso son de otro nombre.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Ese dispositivo ya tiene una llave de acceso de su cuenta.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'Ese dispositivo no reconoce a la persona (huella, rostro o PIN). Use otro.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'Ese dispositivo no guarda llaves de acceso. Use otro.',
};

function explicar(error: unknown): never {
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
    throw new CeremoniaCancelada('No se usó ninguna llave de acceso.');
  const frase = error instanceof WebAuthnError ? FRASES[error.code] : undefined;
  throw new Error(frase ?? 'El navegador no pudo usar la llave de acceso. Intente de nuevo.');
}
