// A client program of PostgreSQL that the machine has, or what to install. The address reaches it through the environment: what the command line says, everybody on the
// machine can read.
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { RespaldoError } from '../../../platform/respaldo-error.ts';

export interface ProgramaDePostgres {
  readonly entrada: Writable;
  readonly salida: Readable;
  /** Fails with what it said. */
  readonly fin: Promise<void>;
}

const DICHO_MAX = 2_000;

export function correrPrograma(programa: string, args: readonly string[], url: string): ProgramaDePostgres {
  const hijo = spawn(programa, args, { env: { ...process.env, ...ambienteDe(url) }, stdio: 'pipe' });
  let dicho = '';
  hijo.stderr.on('data', (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-DICHO_MAX);
  });
  hijo.stdin.on('error', () => undefined);
  const fin = new Promise<void>((listo, fallo) => {
    hijo.once('error', (causa: NodeJS.ErrnoException) => fallo(noSePudo(programa, causa)));
    hijo.once('close', (codigo) =>
      codigo === 0 ? listo() : fallo(new RespaldoError(`${programa} terminó con ${codigo}: ${dicho.trim()}`)),
    );
  });
  // Whoever reads its output asks afterwards: until then the failure waits.
  fin.catch(() => undefined);
  return { entrada: hijo.stdin, salida: hijo.stdout, fin };
}

const noSePudo = (programa: string, causa: NodeJS.ErrnoException): RespaldoError =>
  causa.code === 'ENOENT'
    ? new RespaldoError(
        `No se encontró ${programa}. Instale los programas cliente de PostgreSQL, de la misma versión que el servidor o más nueva (en Debian, el paquete postgresql-client).`,
        { cause: causa },
      )
    : new RespaldoError(`No se pudo correr ${programa}: ${causa.message}`, { cause: causa });

/** What libpq reads of its environment; what an address says besides goes on as it is. */
function ambienteDe(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const partes: Record<string, string> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGSSLCERT: searchParams.get('sslcert') ?? '',
    PGSSLKEY: searchParams.get('sslkey') ?? '',
  };
  return Object.fromEntries(Object.entries(partes).filter(([, valor]) => valor !== ''));
}
