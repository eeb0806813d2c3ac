// One of PostgreSQL's programs at work: as whom, and what it last said.
import { type ChildProcess, spawn } from 'node:child_process';
import type { Identidad } from './programas.ts';

/** PostgreSQL did not start; the message carries what it said. */
export class PostgresError extends Error {}

export interface Proceso {
  readonly child: ChildProcess;
  /** Resolves with what it last said, when it ends. */
  readonly salida: Promise<string>;
}

const SALIDA_MAX = 4_000;

export function lanzarProceso(
  programa: string,
  args: readonly string[],
  identidad: Identidad | undefined,
  entrada?: string,
): Proceso {
  // Its own process group: Ctrl-C in the terminal must reach Cuadra first, which then stops PostgreSQL in order.
  const child = spawn(programa, args, { ...identidad, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined).end(entrada);
  let dicho = '';
  const escuchar = (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-SALIDA_MAX);
  };
  child.stdout.on('data', escuchar);
  child.stderr.on('data', escuchar);
  const salida = new Promise<string>((listo) => {
    child.once('error', (error) => listo(error.message));
    child.once('exit', () => listo(dicho.trim()));
  });
  return { child, salida };
}
