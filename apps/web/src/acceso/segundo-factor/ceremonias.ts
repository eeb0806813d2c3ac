// What the browser and the authenticator do together, and its failures as sentences. Loaded when somebody uses a passkey.
import type {
  FirmaDePasskey,
  OpcionesDeFirma,
  OpcionesDeRegistro,
  PasskeyNueva,
} from '@cuadra/contract/acceso/webauthn';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** The person closed the browser's question, or let it pass: nothing happened, and nothing need be said. */
export class CeremoniaCancelada extends Error {}

export async function crearPasskey(optionsJSON: OpcionesDeRegistro): Promise<PasskeyNueva> {
  const { clientExtensionResults: _, ...credencial } = await startRegistration({ optionsJSON }).catch(
    explicar,
  );
  return credencial;
}

export async function firmarConPasskey(optionsJSON: OpcionesDeFirma): Promise<FirmaDePasskey> {
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
