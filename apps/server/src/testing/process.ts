// Cuadra as the person who starts it sees it: a process, what it prints, the signals it takes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const LISTO = /Cuadra está listo en (https?:\/\/\S+)/;
const ESPERA_MS = 240_000;
/** Every start reads the same program; compiled once, the next ones take half the time. */
export const COMPILADO = fileURLToPath(new URL('../../../../node_modules/.cache/compilado', import.meta.url));

export interface ProcesoDeCuadra {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything printed so far, on both outputs. */
  dicho(): string;
  /** Sends the signal and waits for the end; answers the exit code (null when the signal itself ended it). */
  terminar(senal: NodeJS.Signals): Promise<number | null>;
}

/** Resolves when it says it is ready; rejects with what it said when it ends before. */
export async function iniciarCuadra(
  env: Readonly<Record<string, string>>,
  esperaMs = ESPERA_MS,
): Promise<ProcesoDeCuadra> {
  const child = spawn(process.execPath, [MAIN], { env: limpio(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let dicho = '';
  const fin = new Promise<number | null>((resolve) => child.once('exit', (codigo) => resolve(codigo)));
  const url = await new Promise<string>((resolve, reject) => {
    const limite = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`No estuvo listo a tiempo:\n${dicho}`));
    }, esperaMs);
    const escuchar = (trozo: Buffer) => {
      dicho += trozo.toString('utf8');
      const hallado = LISTO.exec(dicho)?.[1];
      if (hallado === undefined) return;
      clearTimeout(limite);
      resolve(hallado);
    };
    child.stdout.on('data', escuchar);
    child.stderr.on('data', escuchar);
    void fin.then(() => {
      clearTimeout(limite);
      reject(new Error(dicho));
    });
  });
  return {
    url,
    child,
    dicho: () => dicho,
    terminar(senal) {
      child.kill(senal);
      return fin;
    },
  };
}

/** Why it refused to start. */
export async function motivoDeNoIniciar(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const proceso = await iniciarCuadra(env);
    await proceso.terminar('SIGTERM');
    return 'Inició.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A port nobody has: a server that is killed and started again must not meet another test's on the way. */
export async function puertoLibre(): Promise<string> {
  const ocupante = createServer().listen(0, '127.0.0.1');
  await once(ocupante, 'listening');
  const direccion = ocupante.address();
  ocupante.close();
  return String(typeof direccion === 'object' && direccion !== null ? direccion.port : 0);
}

/** Only what the child needs: settings of whoever runs the tests must not leak into them. Empty books start sooner. */
function limpio(env: Readonly<Record<string, string>>): Record<string, string> {
  const habituales = { NODE_ENV: 'production', LOG_LEVEL: 'warn', CUADRA_DEMO_HISTORIA: 'false' };
  return { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILADO, ...habituales, ...env };
}
