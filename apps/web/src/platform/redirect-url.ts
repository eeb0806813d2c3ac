// Where to go after signing in. Only the application's own paths: an address that a browser could read as another
// site would turn the sign-in page into a trap.
const INTERNO = 'http://interno.invalid';
const LARGO_MAX = 2000;

/** The path to honour, or undefined when it is not one of ours. */
export function ownPath(valor: unknown): string | undefined {
  if (typeof valor !== 'string' || valor.length > LARGO_MAX) return undefined;
  if (!valor.startsWith('/') || tieneCaracteresProhibidos(valor) || !URL.canParse(valor, INTERNO))
    return undefined;
  const url = new URL(valor, INTERNO);
  // `//otro.com` is another site at once; `/a/..//otro.com` is a path for us, and another site for whoever resolves it.
  if (url.origin !== INTERNO || url.pathname.startsWith('//')) return undefined;
  // To sign out is not a place to arrive at after signing in.
  return url.pathname === '/sign-out' ? undefined : valor;
}

function tieneCaracteresProhibidos(valor: string): boolean {
  return [...valor].some((letra) => letra === '\\' || letra <= ' ' || letra === '\u007f');
}
