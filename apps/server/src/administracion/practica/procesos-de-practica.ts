// The processes of the copy, as whoever starts them waits for them: one to its end, the other until it listens. Both are told when this one
// is no more, however it ended, and end too.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ExportacionError } from '#platform/exportacion-error.ts';

const ESPERA_MAX_MS = 180_000;

type Entorno = Readonly<Record<string, string>>;

export function lanzar(programa: string, env: Entorno, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [programa, ...args], { env, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
}

/** To its end; given up, also: what it has open is closed by then. */
export async function correr(proceso: ChildProcess, entrada: string, senal: AbortSignal): Promise<void> {
  const dicho = escuchar(proceso);
  proceso.stdout?.resume();
  const fin = once(proceso, 'exit');
  const parar = () => proceso.kill('SIGTERM');
  senal.addEventListener('abort', parar, { once: true });
  if (senal.aborted) parar();
  // One that ended before reading it says why by itself.
  proceso.stdin?.on('error', () => undefined).end(entrada);
  try {
    const [codigo] = await fin;
    senal.throwIfAborted();
    if (codigo !== 0) throw new ExportacionError(`No se hizo la institución de práctica. ${dicho()}`);
  } finally {
    senal.removeEventListener('abort', parar);
  }
}

/** One at most; who starts it waits for who started it. */
export function abrirServidor(programa: string | undefined, env: Entorno) {
  let marcha: { readonly proceso: ChildProcess; direccion?: string } | undefined;
  let cerrado = false;
  const detener = async () => {
    const { proceso } = marcha ?? {};
    marcha = undefined;
    if (proceso === undefined || proceso.exitCode !== null || proceso.signalCode !== null) return;
    const fin = once(proceso, 'exit');
    proceso.kill('SIGTERM');
    await fin;
  };
  return {
    /** Undefined while it starts. */
    direccion: () => marcha?.direccion,
    async iniciar(): Promise<string> {
      if (marcha?.direccion !== undefined) return marcha.direccion;
      if (programa === undefined || cerrado) throw new ExportacionError('Aquí no se inicia otro programa.');
      const proceso = lanzar(programa, env);
      const mia: typeof marcha = { proceso };
      marcha = mia;
      proceso.once('exit', () => {
        if (marcha === mia) marcha = undefined;
      });
      mia.direccion = await cuandoEscuche(proceso);
      return mia.direccion;
    },
    detener,
    /** For good. */
    async cerrar() {
      cerrado = true;
      await detener();
    },
  };
}

function cuandoEscuche(proceso: ChildProcess): Promise<string> {
  const dicho = escuchar(proceso);
  const { promise, resolve: bien, reject } = Promise.withResolvers<string>();
  const mal = (motivo: string) => {
    proceso.kill('SIGTERM');
    reject(new ExportacionError(`La institución de práctica no inició: ${motivo} ${dicho()}`));
  };
  const plazo = setTimeout(() => mal('tardó demasiado.'), ESPERA_MAX_MS);
  let salida = '';
  proceso.stdout?.on('data', (trozo: Buffer) => {
    salida = (salida + trozo.toString('utf8')).slice(-10_000);
    const direccion = /listo en (\S+)/.exec(salida)?.[1];
    if (direccion === undefined) return;
    clearTimeout(plazo);
    bien(direccion);
  });
  proceso.once('exit', () => {
    clearTimeout(plazo);
    mal('terminó.');
  });
  return promise;
}

/** What it last said, for the log. */
function escuchar(proceso: ChildProcess): () => string {
  let dicho = '';
  proceso.stderr?.on('data', (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-2_000);
  });
  proceso.on('error', (error) => {
    dicho += error.message;
  });
  return () => dicho.trim();
}
