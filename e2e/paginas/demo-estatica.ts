// `npm run demo`, started for a test on a port of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAMA = fileURLToPath(new URL('../../tools/demo.mjs', import.meta.url));
const DIRECCION = /http:\/\/localhost:\d+/;

export interface DemoEstatica {
  readonly url: string;
  readonly terminar: () => Promise<void>;
}

/** Builds it first, unless `npm test` did. */
export async function iniciarDemoEstatica(): Promise<DemoEstatica> {
  const proceso = spawn(process.execPath, [PROGRAMA], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await direccionDe(proceso), terminar: () => terminar(proceso) };
}

async function direccionDe({ stdout }: ChildProcess): Promise<string> {
  let dicho = '';
  for await (const parte of stdout ?? []) {
    dicho += String(parte);
    const [url] = DIRECCION.exec(dicho) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`La demostración no empezó: ${dicho}`);
}

async function terminar(proceso: ChildProcess): Promise<void> {
  const fin = once(proceso, 'exit');
  proceso.kill('SIGINT');
  await fin;
}
