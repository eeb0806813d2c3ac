// What a browser and an authenticator say to each other (WebAuthn), as the browser writes it in JSON.
import { z } from 'zod';
import { base64url, clave, entero, jsonAbierto } from '../campos.ts';

const transportes = z.array(clave(20)).max(8);
const adjunto = z.enum(['platform', 'cross-platform']).nullish();
/** The answer carries them; nothing here asks for any. */
const extensiones = jsonAbierto.optional();

const deCredencial = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') };

/** What a browser hands over of a new passkey. */
export const passkeyNueva = z.strictObject({
  ...deCredencial,
  authenticatorAttachment: adjunto,
  clientExtensionResults: extensiones,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    authenticatorData: base64url(4_000).optional(),
    transports: transportes.optional(),
    publicKeyAlgorithm: entero(-70_000, 70_000).optional(),
    publicKey: base64url(4_000).optional(),
  }),
});
export type PasskeyNueva = z.infer<typeof passkeyNueva>;

/** What a browser hands over of a passkey that signed. */
export const firmaDePasskey = z.strictObject({
  ...deCredencial,
  authenticatorAttachment: adjunto,
  clientExtensionResults: extensiones,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(200).nullish(),
  }),
});
export type FirmaDePasskey = z.infer<typeof firmaDePasskey>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

export const opcionesDeFirma = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type OpcionesDeFirma = z.infer<typeof opcionesDeFirma>;

export const opcionesDeRegistro = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type OpcionesDeRegistro = z.infer<typeof opcionesDeRegistro>;
