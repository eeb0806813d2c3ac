// Where the session's token may travel: only to the domains listed, never to the routes listed. Both lists are
// configuration; the rule is here.
import { verPrimerInicio } from '@cuadra/contract/acceso/primer-inicio';
import {
  continuarSesion,
  desbloquearSesion,
  iniciarSesion,
  olvideContrasena,
  opcionesDeAcceso,
  restablecerContrasena,
  solicitarCuenta,
} from '@cuadra/contract/acceso/sesion';

export interface TokenPolicy {
  /** Hosts, with their port when it is not the usual one. They are spoken to over https only. */
  readonly dominiosPermitidos: readonly string[];
  /** Paths that identify the person by other means, or need nobody. */
  readonly rutasExcluidas: readonly string[];
}

/** The page's own origin is always allowed: the server that gave the page is the one that keeps the session. */
export const tokenPolicy: TokenPolicy = {
  dominiosPermitidos: [],
  rutasExcluidas: [
    iniciarSesion,
    desbloquearSesion,
    continuarSesion,
    olvideContrasena,
    restablecerContrasena,
    solicitarCuenta,
    opcionesDeAcceso,
    verPrimerInicio,
  ].map(({ path }) => path),
};

export function mayCarryToken(
  destino: string,
  origenPropio: string,
  { dominiosPermitidos, rutasExcluidas }: TokenPolicy = tokenPolicy,
): boolean {
  if (!URL.canParse(destino, origenPropio)) return false;
  const url = new URL(destino, origenPropio);
  const esPropio = url.origin === origenPropio;
  const esPermitido = url.protocol === 'https:' && dominiosPermitidos.includes(url.host);
  if (!esPropio && !esPermitido) return false;
  return !rutasExcluidas.includes(rutaNormal(url.pathname));
}

/** As a lenient server would read it: decoded, without doubled or final slashes, in lower case. */
function rutaNormal(ruta: string): string {
  return decodificar(ruta)
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}

function decodificar(ruta: string): string {
  try {
    return decodeURIComponent(ruta);
  } catch {
    return ruta;
  }
}
