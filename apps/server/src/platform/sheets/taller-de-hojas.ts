// What people upload is read in threads of its own, so that nobody else notices a large sheet or one made to hurt. Each
// reads one sheet, with limits of memory and of seconds: past them it is stopped, whatever it was doing, and the person is
// told what to do with the file.
import { encenderHilo, faltoMemoria, type Hilo } from '../hilos/encender-hilo.ts';
import { crearTurnos } from '../turnos.ts';
import { desempacar } from './filas-empacadas.ts';
import type { AvisoDeHoja, OrdenDeLeer } from './hilo-de-hojas.ts';
import { ilegible } from './ilegible.ts';
import type { FilaLeida, FormatoDeHoja, LimitesDeLectura } from './leer-hoja.ts';

export interface HojaPorLeer extends LimitesDeLectura {
  readonly bytes: Uint8Array;
  readonly formato: FormatoDeHoja;
  /** Told as rows arrive: how many, of how many at most. */
  readonly alAvanzar?: (leidas: number, total: number) => void;
  /** To give up half way. */
  readonly senal?: AbortSignal;
}

export interface TallerDeHojas {
  leer(hoja: HojaPorLeer): Promise<FilaLeida[]>;
  cerrar(): Promise<void>;
}

export interface LimitesDelTallerDeHojas {
  /** Sheets read at once; the next ones wait. */
  readonly aLaVezMax: number;
  readonly enEsperaMax: number;
  readonly plazoMs: number;
  readonly memoriaMaxMb: number;
  readonly modulo: URL;
}

const LIMITES: LimitesDelTallerDeHojas = {
  aLaVezMax: 2,
  enEsperaMax: 20,
  plazoMs: 60_000,
  memoriaMaxMb: 1_024,
  modulo: new URL('./hilo-de-hojas.ts', import.meta.url),
};

export function abrirTallerDeHojas(limites: Partial<LimitesDelTallerDeHojas> = {}): TallerDeHojas {
  const { aLaVezMax, enEsperaMax, ...resto } = { ...LIMITES, ...limites };
  const turnos = crearTurnos({ simultaneos: aLaVezMax, esperandoMax: enEsperaMax });
  const taller: Taller = { ...resto, libres: [], abiertos: new Set(), abierto: true };
  return {
    leer: (hoja) => turnos(() => leerEnUnHilo(taller, hoja)),
    async cerrar() {
      taller.abierto = false;
      await Promise.all([...taller.abiertos].map(({ hilo }) => hilo.detener()));
    },
  };
}

interface Taller extends Pick<LimitesDelTallerDeHojas, 'plazoMs' | 'memoriaMaxMb' | 'modulo'> {
  /** Idle, waiting for the next sheet. */
  readonly libres: Lector[];
  readonly abiertos: Set<Lector>;
  abierto: boolean;
}

interface Lector {
  readonly hilo: Hilo<OrdenDeLeer>;
  alAvisar: (aviso: AvisoDeHoja) => void;
  alTerminar: (causa: Error) => void;
}

async function leerEnUnHilo(taller: Taller, hoja: HojaPorLeer): Promise<FilaLeida[]> {
  if (!taller.abierto) throw new Error('El taller de hojas ya cerró.');
  hoja.senal?.throwIfAborted();
  const lector = taller.libres.pop() ?? encender(taller);
  lector.hilo.ocupar();
  let detenido: Error | undefined;
  const detener = (causa: Error) => {
    detenido ??= causa;
    void lector.hilo.detener();
  };
  const alIrse = () => detener(new Error('Nadie espera la hoja.'));
  hoja.senal?.addEventListener('abort', alIrse, { once: true });
  const plazo = setTimeout(() => detener(tardaDemasiado(taller.plazoMs)), taller.plazoMs);
  try {
    return await esperarFilas(lector, hoja, (causa) => detenido ?? comoRechazo(causa));
  } finally {
    clearTimeout(plazo);
    hoja.senal?.removeEventListener('abort', alIrse);
    soltar(taller, lector);
  }
}

function esperarFilas(
  lector: Lector,
  { bytes, formato, filasMax, alAvanzar }: HojaPorLeer,
  porQue: (causa: Error) => Error,
): Promise<FilaLeida[]> {
  const { promise, resolve, reject } = Promise.withResolvers<FilaLeida[]>();
  const leidas: FilaLeida[] = [];
  let total = 0;
  lector.alTerminar = (causa) => reject(porQue(causa));
  lector.alAvisar = (aviso) => {
    switch (aviso.tipo) {
      case 'medida':
        total = aviso.filas;
        return;
      case 'filas':
        for (const fila of desempacar(aviso.filas)) leidas.push(fila);
        alAvanzar?.(leidas.length, total);
        return;
      case 'fin':
        return resolve(leidas);
      case 'ilegible':
        return reject(ilegible(aviso.detalle));
      case 'fallo':
        return reject(aviso.error);
      default:
        aviso satisfies never;
    }
  };
  // A copy of its own: whoever uploaded it still has to tell it from another by its bytes.
  const copia = Uint8Array.from(bytes);
  lector.hilo.ordenar({ bytes: copia, formato, filasMax }, [copia.buffer]);
  return promise;
}

function encender(taller: Taller): Lector {
  const lector: Lector = {
    alAvisar: () => undefined,
    alTerminar: () => undefined,
    hilo: encenderHilo<OrdenDeLeer, AvisoDeHoja>({
      nombre: 'hojas',
      modulo: taller.modulo,
      memoriaMaxMb: taller.memoriaMaxMb,
      alAvisar: (aviso) => lector.alAvisar(aviso),
      alTerminar: (causa) => {
        taller.abiertos.delete(lector);
        const lugar = taller.libres.indexOf(lector);
        if (lugar >= 0) taller.libres.splice(lugar, 1);
        lector.alTerminar(causa);
      },
    }),
  };
  taller.abiertos.add(lector);
  return lector;
}

/** One that was stopped, or is about to be, reads no more. */
function soltar(taller: Taller, lector: Lector): void {
  lector.alAvisar = () => undefined;
  lector.alTerminar = () => undefined;
  if (!taller.abiertos.has(lector)) return;
  lector.hilo.desocupar();
  taller.libres.push(lector);
}

function tardaDemasiado(plazoMs: number): Error {
  return ilegible(
    `Leer el archivo tomó más de ${Math.round(plazoMs / 1_000)} segundos. Divídalo en partes, o guárdelo como CSV.`,
  );
}

function comoRechazo(causa: Error): Error {
  if (!faltoMemoria(causa)) return causa;
  return ilegible('Leer el archivo necesita demasiada memoria. Deje solo la hoja que quiere importar.');
}
