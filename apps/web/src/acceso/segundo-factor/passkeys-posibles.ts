// Whether this browser, opened at this address, can use passkeys at all. Small, because the sign-in page asks it before it
// brings what uses them.

/** Why not, in a sentence; undefined: it can. */
export function porQueNoHayPasskeys(
  { hostname, isSecureContext, PublicKeyCredential }: Sitio = sitioPropio(),
): string | undefined {
  if (esDireccionIp(hostname))
    return 'Las llaves de acceso necesitan abrir Cuadra por su nombre, no por una dirección IP. Use la aplicación de códigos.';
  if (!isSecureContext)
    return 'Las llaves de acceso necesitan una conexión segura (https). Use la aplicación de códigos.';
  if (PublicKeyCredential === undefined)
    return 'Este navegador no admite llaves de acceso. Use la aplicación de códigos.';
  return undefined;
}

export interface Sitio {
  readonly hostname: string;
  readonly isSecureContext: boolean;
  readonly PublicKeyCredential: unknown;
}

const sitioPropio = (): Sitio => ({
  hostname: location.hostname,
  isSecureContext: window.isSecureContext,
  PublicKeyCredential: Reflect.get(window, 'PublicKeyCredential'),
});

const esDireccionIp = (hostname: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');
