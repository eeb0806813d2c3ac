// The session's token in this browser: where it is kept and what can be read from it. The server alone judges it;
// here its expiry only spares a call that would be refused.
export const CLAVE_DEL_TOKEN = 'accessToken';

export const leerToken = (): string | null => localStorage.getItem(CLAVE_DEL_TOKEN);

interface CargaDelToken {
  readonly exp: number | undefined;
  readonly sesion: string | undefined;
}

/** What the token says of itself; undefined when it is not a token at all. */
export function leerCarga(token: string): CargaDelToken | undefined {
  const parte = token.split('.')[1];
  if (parte === undefined) return undefined;
  try {
    const carga: unknown = JSON.parse(atob(parte.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof carga !== 'object' || carga === null) return undefined;
    const exp = 'exp' in carga && typeof carga.exp === 'number' ? carga.exp : undefined;
    const sesion = 'sid' in carga && typeof carga.sid === 'string' ? carga.sid : undefined;
    return { exp, sesion };
  } catch {
    return undefined;
  }
}

export function estaVencido(token: string, ahoraMs: number): boolean {
  const exp = leerCarga(token)?.exp;
  return exp === undefined || exp * 1000 <= ahoraMs;
}
