// Work that goes on in threads of its own, so that nobody else notices what is large or was made to hurt. Each thread does one thing
// at a time, with limits of memory and of seconds: past them it is stopped, whatever it was doing, and who asked is told why.
import type { Transferable } from 'node:worker_threads';
import { crearTurnos } from '../turnos.ts';
import { encenderHilo, faltoMemoria, type Hilo } from './encender-hilo.ts';

export interface TallerDeHilos<Orden, Aviso> {
  hacer<Resultado>(trabajo: TrabajoEnHilo<Orden, Aviso, Resultado>): Promise<Resultado>;
  cerrar(): Promise<void>;
}

export interface LimitesDeTaller {
  /** Done at once; the next ones wait. */
  readonly aLaVezMax: number;
  readonly enEsperaMax: number;
  readonly plazoMs: number;
  readonly memoriaMaxMb: number;
  readonly modulo: URL;
  /** A thread with nothing to do for this long ends; absent: it is kept. */
  readonly ociosoMs?: number | undefined;
}

export interface OpcionesDeTaller extends LimitesDeTaller {
  readonly nombre: string;
  /** What is told to who asked. */
  readonly siTarda: (segundos: number) => Error;
  readonly siFaltaMemoria: () => Error;
  readonly siNadieEspera: () => Error;
}

export interface TrabajoEnHilo<Orden, Aviso, Resultado> {
  /** Made once there is a thread for it: what waits takes no memory twice. */
  ordenar(): { readonly orden: Orden; readonly transferidos?: readonly Transferable[] };
  /** What the thread says, until it ends one way or the other. */
  alAvisar(aviso: Aviso, fin: Fin<Resultado>): void;
  /** To give up half way. */
  readonly senal?: AbortSignal | undefined;
}

export interface Fin<Resultado> {
  readonly bien: (resultado: Resultado) => void;
  readonly mal: (error: Error) => void;
}

export function abrirTallerDeHilos<Orden, Aviso>({
  aLaVezMax,
  enEsperaMax,
  ...opciones
}: OpcionesDeTaller): TallerDeHilos<Orden, Aviso> {
  const turnos = crearTurnos({ simultaneos: aLaVezMax, esperandoMax: enEsperaMax });
  const taller: Taller<Orden, Aviso> = { ...opciones, libres: [], abiertos: new Set(), abierto: true };
  return {
    hacer: (trabajo) => turnos(() => hacerEnUnHilo(taller, trabajo)),
    async cerrar() {
      taller.abierto = false;
      await Promise.all([...taller.abiertos].map(({ hilo }) => hilo.detener()));
    },
  };
}

interface Taller<Orden, Aviso> extends Omit<OpcionesDeTaller, 'aLaVezMax' | 'enEsperaMax'> {
  /** Idle, waiting for the next thing to do. */
  readonly libres: Obrero<Orden, Aviso>[];
  readonly abiertos: Set<Obrero<Orden, Aviso>>;
  abierto: boolean;
}

interface Obrero<Orden, Aviso> {
  readonly hilo: Hilo<Orden>;
  descanso: NodeJS.Timeout | undefined;
  alAvisar: (aviso: Aviso) => void;
  alTerminar: (causa: Error) => void;
}

async function hacerEnUnHilo<Orden, Aviso, Resultado>(
  taller: Taller<Orden, Aviso>,
  trabajo: TrabajoEnHilo<Orden, Aviso, Resultado>,
): Promise<Resultado> {
  const { nombre, plazoMs, siTarda, siNadieEspera, siFaltaMemoria } = taller;
  const { senal } = trabajo;
  if (!taller.abierto) throw new Error(`El taller de ${nombre} ya cerró.`);
  senal?.throwIfAborted();
  const obrero = taller.libres.pop() ?? encender(taller);
  clearTimeout(obrero.descanso);
  obrero.hilo.ocupar();
  let detenido: Error | undefined;
  const detener = (causa: Error) => {
    detenido ??= causa;
    void obrero.hilo.detener();
  };
  const alIrse = () => detener(siNadieEspera());
  senal?.addEventListener('abort', alIrse, { once: true });
  const plazo = setTimeout(() => detener(siTarda(Math.round(plazoMs / 1_000))), plazoMs);
  try {
    return await esperar(
      obrero,
      trabajo,
      (causa) => detenido ?? (faltoMemoria(causa) ? siFaltaMemoria() : causa),
    );
  } finally {
    clearTimeout(plazo);
    senal?.removeEventListener('abort', alIrse);
    soltar(taller, obrero);
  }
}

function esperar<Orden, Aviso, Resultado>(
  obrero: Obrero<Orden, Aviso>,
  trabajo: TrabajoEnHilo<Orden, Aviso, Resultado>,
  porQue: (causa: Error) => Error,
): Promise<Resultado> {
  const { promise, resolve, reject } = Promise.withResolvers<Resultado>();
  const fin = { bien: resolve, mal: reject };
  obrero.alTerminar = (causa) => reject(porQue(causa));
  obrero.alAvisar = (aviso) => trabajo.alAvisar(aviso, fin);
  const { orden, transferidos } = trabajo.ordenar();
  obrero.hilo.ordenar(orden, transferidos);
  return promise;
}

function encender<Orden, Aviso>(taller: Taller<Orden, Aviso>): Obrero<Orden, Aviso> {
  const obrero: Obrero<Orden, Aviso> = {
    descanso: undefined,
    alAvisar: () => undefined,
    alTerminar: () => undefined,
    hilo: encenderHilo<Orden, Aviso>({
      nombre: taller.nombre,
      modulo: taller.modulo,
      memoriaMaxMb: taller.memoriaMaxMb,
      alAvisar: (aviso) => obrero.alAvisar(aviso),
      alTerminar: (causa) => {
        taller.abiertos.delete(obrero);
        apartar(taller, obrero);
        obrero.alTerminar(causa);
      },
    }),
  };
  taller.abiertos.add(obrero);
  return obrero;
}

/** One that was stopped, or is about to be, does no more. */
function soltar<Orden, Aviso>(taller: Taller<Orden, Aviso>, obrero: Obrero<Orden, Aviso>): void {
  obrero.alAvisar = () => undefined;
  obrero.alTerminar = () => undefined;
  if (!taller.abiertos.has(obrero)) return;
  obrero.hilo.desocupar();
  taller.libres.push(obrero);
  if (taller.ociosoMs === undefined) return;
  obrero.descanso = setTimeout(() => {
    apartar(taller, obrero);
    void obrero.hilo.detener();
  }, taller.ociosoMs).unref();
}

/** Nobody is given it any more. */
function apartar<Orden, Aviso>(taller: Taller<Orden, Aviso>, obrero: Obrero<Orden, Aviso>): void {
  const lugar = taller.libres.indexOf(obrero);
  if (lugar >= 0) taller.libres.splice(lugar, 1);
}
