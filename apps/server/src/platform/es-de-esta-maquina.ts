// Whether what is said to a host stays on this machine: only then nobody can listen in between, and nothing has to be
// encrypted on the way.
import { BlockList, isIP } from 'node:net';

const propias = new BlockList();
propias.addSubnet('127.0.0.0', 8, 'ipv4');
propias.addAddress('::1', 'ipv6');

export function esDeEstaMaquina(host: string): boolean {
  const nombre = host.replaceAll(/^\[|\]$/g, '').toLowerCase();
  const version = isIP(nombre);
  if (version === 0) return nombre === 'localhost' || nombre.endsWith('.localhost');
  return propias.check(nombre, version === 4 ? 'ipv4' : 'ipv6');
}
