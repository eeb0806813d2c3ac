// Which host name a request asked for: said once, in the Host header, written as a name is. Anything else could be read in one way
// here and in another by a proxy, and between the two readings somebody enters another's house.
import type { IncomingMessage } from 'node:http';
import { ProblemaError } from '#platform/problema.ts';

const FORMA = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/** Lower case, without the port. Undefined: it says none. */
export function anfitrionDe({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string | undefined {
  const dichos = rawHeaders.filter((_, n) => n % 2 === 1 && rawHeaders[n - 1]?.toLowerCase() === 'host');
  const [dicho, ...otros] = dichos;
  if (otros.length > 0) throw new ProblemaError('PETICION_MAL_FORMADA');
  if (dicho === undefined || dicho === '') return undefined;
  const anfitrion = FORMA.exec(dicho.toLowerCase())?.[1];
  if (anfitrion === undefined) throw new ProblemaError('PETICION_MAL_FORMADA');
  return anfitrion;
}
