// The session's token in this browser: where it is kept and what can be read from it. The server alone judges it;
// here its expiry only spares a call that would be refused.
export const TOKEN_KEY = 'accessToken';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

interface TokenPayload {
  readonly exp: number | undefined;
  readonly sesion: string | undefined;
}

/** What the token says of itself; undefined when it is not a token at all. */
export function readPayload(token: string): TokenPayload | undefined {
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

export function isExpired(token: string, ahoraMs: number): boolean {
  const exp = readPayload(token)?.exp;
  return exp === undefined || exp * 1000 <= ahoraMs;
}
