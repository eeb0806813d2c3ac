// The program as whoever runs it sees it: its arguments, what it prints, how it ends, and what happens when it is killed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILADO } from '#testing/process.ts';

const PROGRAMA = fileURLToPath(new URL('../../instituciones.ts', import.meta.url));

export interface Salida {
  readonly codigo: number | null;
  readonly dicho: string;
}

/** `matarAl`: kill -9 as soon as it says so; `dejarAl`: Ctrl-C. */
export function instituciones(
  variables: Readonly<Record<string, string>>,
  argumentos: readonly string[],
  { matarAl, dejarAl }: { matarAl?: string; dejarAl?: string } = {},
): Promise<Salida> {
  const child = spawn(process.execPath, [PROGRAMA, ...argumentos], {
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILADO, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  let dejado = false;
  for (const canal of [child.stdout, child.stderr]) {
    canal.on('data', (trozo: Buffer) => {
      dicho += trozo.toString('utf8');
      if (matarAl !== undefined && dicho.includes(matarAl)) child.kill('SIGKILL');
      if (dejarAl === undefined || dejado || !dicho.includes(dejarAl)) return;
      dejado = true;
      child.kill('SIGINT');
    });
  }
  return new Promise((listo) => child.once('close', (codigo) => listo({ codigo, dicho })));
}
