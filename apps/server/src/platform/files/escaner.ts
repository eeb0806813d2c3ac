// The institution's own command that looks at each file somebody uploads (ESCANER), before anything else does: it gets the
// bytes on its standard input. Exit code 0 lets the file in and 1 refuses it, as the clients of ClamAV say it; any other, a
// command that is not there or one that never ends also refuse it, because nobody looked, and that is told.
import { type ChildProcess, spawn } from 'node:child_process';
import type { Logger } from 'pino';
import { ProblemaError } from '../problema.ts';
import { crearTurnos } from '../turnos.ts';

export interface Escaner {
  /** ARCHIVO_INFECTADO, or ARCHIVO_SIN_REVISAR when nobody could tell. */
  revisar(bytes: Uint8Array): Promise<void>;
}

export interface OpcionesDeEscaner {
  /** Absent: nothing is looked at. */
  readonly orden: string | undefined;
  readonly log: Logger;
  /** Nobody looks at files any more: whoever can mend it should know. */
  readonly alFallar: (motivo: string) => Promise<void>;
  readonly plazoMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    escaner: Escaner;
  }
}

const PLAZO_MS = 30_000;
const SIMULTANEOS = 2;
const ESPERANDO_MAX = 50;
const DICHO_MAX = 500;
const DONDE_HAY_PROGRAMAS = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const LIMPIO = 0;
const INFECTADO = 1;

export function abrirEscaner({ orden, log, alFallar, plazoMs = PLAZO_MS }: OpcionesDeEscaner): Escaner {
  if (orden === undefined) return { revisar: async () => undefined };
  const enTurno = crearTurnos({ simultaneos: SIMULTANEOS, esperandoMax: ESPERANDO_MAX });
  return {
    async revisar(bytes) {
      const { codigo, dicho } = await enTurno(() => correr(orden, bytes, plazoMs));
      if (codigo === LIMPIO) return;
      log.warn({ codigo, dicho, bytes: bytes.length }, 'El escáner no admitió un archivo');
      if (codigo === INFECTADO) throw new ProblemaError('ARCHIVO_INFECTADO');
      const motivo = typeof codigo === 'number' ? `terminó con el código ${codigo}` : codigo;
      await alFallar(motivo).catch((error: unknown) => log.error({ err: error }, 'No se pudo avisar'));
      throw new ProblemaError('ARCHIVO_SIN_REVISAR');
    },
  };
}

interface Veredicto {
  /** What it ended with, or why it did not. */
  readonly codigo: number | string;
  readonly dicho: string;
}

function correr(orden: string, bytes: Uint8Array, plazoMs: number): Promise<Veredicto> {
  // Nothing of ours: our environment has secrets, and the command is somebody else's.
  const env = { PATH: DONDE_HAY_PROGRAMAS, LANG: 'C.UTF-8' };
  const child = spawn(orden, { shell: true, detached: true, env, stdio: ['pipe', 'pipe', 'pipe'] });
  return new Promise((listo) => {
    let dicho = '';
    const acabar = (codigo: number | string) => {
      clearTimeout(plazo);
      listo({ codigo, dicho });
    };
    const plazo = setTimeout(() => {
      terminar(child);
      acabar(`no terminó en ${Math.round(plazoMs / 1000)} segundos`);
    }, plazoMs);
    for (const salida of [child.stdout, child.stderr])
      salida.on('data', (trozo: Buffer) => {
        dicho = (dicho + trozo.toString('utf8')).slice(-DICHO_MAX);
      });
    child.once('error', (error) => acabar(`no se pudo ejecutar (${error.message})`));
    child.once('close', (codigo, senal) => acabar(codigo ?? `terminó por la señal ${senal}`));
    // Who has seen enough stops reading: what it answers is what counts.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}

/** With everything it started: a shell that dies leaves its children. */
function terminar({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself a moment before.
  }
}
