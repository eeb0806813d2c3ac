// A client program of PostgreSQL that the machine has, or what to install. The password reaches it in a file that only we can read: what the command line says, everybody on
// the machine can.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { RespaldoError } from '#platform/respaldo-error.ts';

export interface ProgramaDePostgres {
  readonly entrada: Writable;
  readonly salida: Readable;
  /** Fails with what it said. */
  readonly fin: Promise<void>;
}

const DICHO_MAX = 2_000;

export async function correrPrograma(
  programa: string,
  args: readonly string[],
  url: string,
): Promise<ProgramaDePostgres> {
  const carpeta = await mkdtemp(join(tmpdir(), 'cuadra-'));
  const pase = join(carpeta, 'clave');
  const clave = decodeURIComponent(new URL(url).password).replaceAll(/[\\:]/g, '\\$&');
  await writeFile(pase, `*:*:*:*:${clave}\n`, { mode: 0o600 });
  const hijo = spawn(programa, [...args, '--no-password', `--dbname=${conexion(url, pase)}`], {
    stdio: 'pipe',
  });
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
  }).finally(() => rm(carpeta, { recursive: true, force: true }));
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

/** The same address without its password, as libpq reads it; what else it asks for (sslmode and its files) goes on. */
function conexion(url: string, passfile: string): string {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const partes: Record<string, string> = {
    host: decodeURIComponent(hostname),
    port,
    user: decodeURIComponent(username),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
    passfile,
  };
  return Object.entries(partes)
    .filter(([, valor]) => valor !== '')
    .map(([clave, valor]) => `${clave}='${valor.replaceAll(/[\\']/g, '\\$&')}'`)
    .join(' ');
}
