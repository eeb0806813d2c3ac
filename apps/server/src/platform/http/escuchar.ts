// The port asked for, or, when none was asked for, the preferred one or the next free after it. On this machine Cuadra is
// at `localhost`, a name, because passkeys need one; and a name may mean either of the two loopback addresses.
import { createServer, type Server } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { type Config, ConfigError, PUERTO_PREFERIDO } from '../config.ts';

const INTENTOS_MAX = 100;
const LOOPBACK_6 = '::1';
/** Here nobody has IPv6. */
const SIN_IPV6: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

interface Servidor {
  readonly server: Server;
  listen(donde: { readonly port: number; readonly host: string }): Promise<unknown>;
}

export async function escuchar(
  app: Servidor,
  { puerto, host }: Pick<Config, 'puerto' | 'host'>,
  nombre?: string,
): Promise<string> {
  const primero = puerto ?? PUERTO_PREFERIDO;
  const ultimo = puerto === undefined ? primero + INTENTOS_MAX : primero;
  for (let candidato = primero; candidato <= ultimo; candidato++) {
    if (await tomarPuerto(app, host, candidato)) return direccionPropia(app, host, nombre);
  }
  throw new ConfigError(
    puerto === undefined
      ? `PORT: no hay un puerto libre entre ${primero} y ${ultimo}`
      : `PORT: el puerto ${primero} está ocupado por otro programa; elija otro`,
  );
}

/**
 * Where this server is found, as soon as it listens: for the links that it writes when nobody said PUBLIC_URL. By the name
 * of its certificate, if it has one, when it listens on every address.
 */
export function direccionPropia({ server }: Pick<Servidor, 'server'>, host: string, nombre?: string): string {
  const esquema = (server as unknown) instanceof TlsServer ? 'https' : 'http';
  const direccion = server.address();
  const puerto = typeof direccion === 'object' && direccion !== null ? `:${direccion.port}` : '';
  return `${esquema}://${nombreDe(host, nombre)}${puerto}`;
}

async function tomarPuerto(app: Servidor, host: string, puerto: number): Promise<boolean> {
  const gemelo =
    host === '127.0.0.1' ? createServer((socket) => app.server.emit('connection', socket)) : undefined;
  try {
    if (gemelo !== undefined) await enIpv6(gemelo, puerto);
    await app.listen({ port: puerto, host });
    app.server.once('close', () => gemelo?.close());
    return true;
  } catch (error) {
    gemelo?.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new ConfigError(
        `PORT: el sistema no permite el puerto ${puerto} a este usuario; elija uno desde 1024 y ponga un proxy delante`,
      );
    if (code !== 'EADDRINUSE') throw error;
    return false;
  }
}

/** The other loopback address, so that no other program answers there under our name. */
async function enIpv6(gemelo: Server, puerto: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  gemelo.once('error', (error: NodeJS.ErrnoException) =>
    SIN_IPV6.has(error.code ?? '') ? resolve() : reject(error),
  );
  gemelo.listen(puerto, LOOPBACK_6, resolve);
  await promise;
}

const TODAS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const DE_ESTA_MAQUINA: ReadonlySet<string> = new Set(['127.0.0.1', LOOPBACK_6]);

function nombreDe(host: string, nombre = 'localhost'): string {
  if (TODAS.has(host)) return nombre;
  if (DE_ESTA_MAQUINA.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
