// Documents are made in a worker thread, so that a long book never delays the answer to anybody else. One thread, started
// with the first document and kept; a few documents leave it at the same time, the rest wait their turn.
import { Readable } from 'node:stream';
import { comoError, encenderHilo, type Hilo } from '../hilos/encender-hilo.ts';
import { ProblemaError } from '../problema.ts';
import type { Aviso, Orden } from './ordenes.ts';

export interface TrabajoPdf {
  /** The module whose `render` draws the document. */
  readonly modulo: URL;
  /** Plain data: it travels to the worker by structured clone. */
  readonly datos: unknown;
  /** The rows of a report, in batches: read as the document advances, and no further when it is given up. */
  readonly lotes?: AsyncIterable<readonly unknown[]>;
}

export interface TallerDePdf {
  /** The document's bytes, as they are made. */
  hacer(trabajo: TrabajoPdf): Readable;
  cerrar(): Promise<void>;
}

export interface LimitesDelTaller {
  /** Documents leaving the worker at once, so that one slow reader does not hold up the others. */
  readonly enCursoMax: number;
  readonly enColaMax: number;
  /** A document of which no piece is made or taken for this long is given up. */
  readonly esperaMs: number;
  /** A thread with nothing to do for this long ends, and the next document starts another; absent: it is kept. */
  readonly ociosoMs?: number | undefined;
}

const LIMITES: LimitesDelTaller = { enCursoMax: 4, enColaMax: 100, esperaMs: 120_000 };
const MEMORIA_MAX_MB = 512;

export function abrirTallerDePdf(limites: Partial<LimitesDelTaller> = {}): TallerDePdf {
  const taller: Taller = { ...LIMITES, ...limites, cola: [], hilo: undefined, abierto: true, ultimoId: 0 };
  return {
    hacer(trabajo) {
      if (!taller.abierto) throw new Error('El taller de PDF ya cerró.');
      if (taller.cola.length >= taller.enColaMax) throw new ProblemaError('DEMASIADAS_PETICIONES');
      const encargo = encargar(taller, trabajo);
      taller.cola.push(encargo);
      despachar(taller);
      return encargo.salida;
    },
    async cerrar() {
      taller.abierto = false;
      for (const encargo of [...taller.cola]) soltar(taller, encargo, new Error('El taller de PDF cerró.'));
      await taller.hilo?.hilo.detener();
    },
  };
}

interface Taller extends LimitesDelTaller {
  readonly cola: Encargo[];
  hilo: HiloDePdf | undefined;
  abierto: boolean;
  ultimoId: number;
}

interface HiloDePdf {
  readonly hilo: Hilo<Orden>;
  descanso: NodeJS.Timeout | undefined;
  readonly enCurso: Map<number, Encargo>;
}

interface Encargo {
  readonly id: number;
  readonly trabajo: TrabajoPdf;
  readonly lotes: AsyncIterator<readonly unknown[]> | undefined;
  readonly salida: Readable;
  /** Set once the worker has it. */
  hilo: HiloDePdf | undefined;
  alarma: NodeJS.Timeout | undefined;
  /** The reader asked for a piece and has not got it yet. */
  esperaTrozo: boolean;
  /** The worker asked for rows and has not got them yet. */
  esperaFilas: boolean;
}

function encargar(taller: Taller, trabajo: TrabajoPdf): Encargo {
  const id = ++taller.ultimoId;
  const salida = new Readable({
    read() {
      encargo.esperaTrozo = true;
      encargo.alarma?.refresh();
      if (encargo.hilo !== undefined) ordenar(encargo.hilo, { tipo: 'mas', id });
    },
    destroy(error, listo) {
      if (encargo.hilo?.enCurso.has(id) === true) ordenar(encargo.hilo, { tipo: 'cancelar', id });
      soltar(taller, encargo);
      listo(error);
    },
  });
  const encargo: Encargo = {
    id,
    trabajo,
    lotes: trabajo.lotes?.[Symbol.asyncIterator](),
    salida,
    hilo: undefined,
    alarma: undefined,
    esperaTrozo: false,
    esperaFilas: false,
  };
  return encargo;
}

function despachar(taller: Taller): void {
  while (taller.abierto && (taller.hilo?.enCurso.size ?? 0) < taller.enCursoMax) {
    const encargo = taller.cola.shift();
    if (encargo === undefined) return;
    empezar(taller, encargo);
  }
}

function empezar(taller: Taller, encargo: Encargo): void {
  taller.hilo ??= encender(taller);
  const { hilo } = taller;
  const { id, trabajo } = encargo;
  encargo.hilo = hilo;
  clearTimeout(hilo.descanso);
  encargo.alarma = setTimeout(() => rendirse(encargo), taller.esperaMs).unref();
  hilo.enCurso.set(id, encargo);
  hilo.hilo.ocupar();
  try {
    ordenar(hilo, { tipo: 'trabajo', id, modulo: trabajo.modulo.href, datos: trabajo.datos });
    if (encargo.esperaTrozo) ordenar(hilo, { tipo: 'mas', id });
  } catch (error) {
    soltar(taller, encargo, comoError(error));
  }
}

function encender(taller: Taller): HiloDePdf {
  const enCurso = new Map<number, Encargo>();
  const hilo: HiloDePdf = {
    enCurso,
    descanso: undefined,
    hilo: encenderHilo<Orden, Aviso>({
      nombre: 'pdf',
      modulo: new URL('./worker.ts', import.meta.url),
      memoriaMaxMb: MEMORIA_MAX_MB,
      alAvisar: (aviso) => atender(taller, hilo, aviso),
      alTerminar: (causa) => {
        if (taller.hilo === hilo) taller.hilo = undefined;
        for (const encargo of enCurso.values()) soltar(taller, encargo, causa);
      },
    }),
  };
  return hilo;
}

function atender(taller: Taller, hilo: HiloDePdf, aviso: Aviso): void {
  const encargo = hilo.enCurso.get(aviso.id);
  if (encargo === undefined) return;
  encargo.alarma?.refresh();
  switch (aviso.tipo) {
    case 'trozo':
      encargo.esperaTrozo = false;
      encargo.salida.push(aviso.bytes);
      return;
    case 'pide':
      void alcanzarFilas(hilo, encargo);
      return;
    case 'fin':
      soltar(taller, encargo);
      encargo.salida.push(null);
      return;
    case 'fallo':
      soltar(taller, encargo, aviso.error);
      return;
    default:
      aviso satisfies never;
  }
}

async function alcanzarFilas(hilo: HiloDePdf, encargo: Encargo): Promise<void> {
  const { id, lotes, salida } = encargo;
  encargo.esperaFilas = true;
  try {
    const lote = await lotes?.next();
    if (!hilo.enCurso.has(id)) return;
    const filas = lote === undefined || lote.done === true ? null : lote.value;
    ordenar(hilo, { tipo: 'filas', id, filas });
    encargo.alarma?.refresh();
  } catch (error) {
    salida.destroy(comoError(error));
  } finally {
    encargo.esperaFilas = false;
  }
}

/** A worker that does not answer is stuck, and ends; whoever does not read, or give the rows, loses only its document. */
function rendirse({ esperaTrozo, esperaFilas, hilo, salida }: Encargo): void {
  if (esperaTrozo && !esperaFilas) void hilo?.hilo.detener();
  else salida.destroy(new Error('Nadie recibió el PDF a tiempo.'));
}

/** The document is over, whatever the reason: its place is for the next one. */
function soltar(taller: Taller, encargo: Encargo, error?: Error): void {
  clearTimeout(encargo.alarma);
  encargo.lotes?.return?.().catch(() => undefined);
  const lugar = taller.cola.indexOf(encargo);
  if (lugar >= 0) taller.cola.splice(lugar, 1);
  if (encargo.hilo?.enCurso.delete(encargo.id) === true) {
    // An idle worker does not keep the process alive; one that is drawing does.
    if (encargo.hilo.enCurso.size === 0) descansar(taller, encargo.hilo);
    despachar(taller);
  }
  if (error !== undefined) encargo.salida.destroy(error);
}

function descansar(taller: Taller, hilo: HiloDePdf): void {
  hilo.hilo.desocupar();
  if (taller.ociosoMs === undefined) return;
  clearTimeout(hilo.descanso);
  hilo.descanso = setTimeout(() => {
    if (taller.hilo === hilo) taller.hilo = undefined;
    void hilo.hilo.detener();
  }, taller.ociosoMs).unref();
}

function ordenar({ hilo }: HiloDePdf, orden: Orden): void {
  hilo.ordenar(orden);
}
