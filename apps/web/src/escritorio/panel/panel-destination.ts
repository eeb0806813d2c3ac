// Reads a link as data before it becomes one on the page: only web addresses lead anywhere, so that no text kept on
// the server can run as a script, and only our own can be opened by the router.
export interface Destino {
  readonly tipo: 'interno' | 'llano';
  readonly href: string;
}

export function destinoDe(link: string | null, useRouter: boolean, origen: string): Destino | undefined {
  if (link === null || link.trim() === '') return undefined;
  const url = URL.parse(link.trim(), origen);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.origin !== origen) return { tipo: 'llano', href: url.href };
  return { tipo: useRouter ? 'interno' : 'llano', href: url.pathname + url.search + url.hash };
}
