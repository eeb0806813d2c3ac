// The sheets that people upload are read in threads of their own: past its limits one is stopped, and the person is told what to do
// with the file.
import { abrirTallerDeHilos, type LimitesDeTaller, type TallerDeHilos } from '../hilos/taller-de-hilos.ts';
import { desempacar } from './filas-empacadas.ts';
import type { AvisoDeHoja, OrdenDeLeer } from './hilo-de-hojas.ts';
import { ilegible } from './ilegible.ts';
import type { FilaLeida, FormatoDeHoja, LimitesDeLectura, Medida } from './leer-hoja.ts';

export interface HojaPorLeer extends LimitesDeLectura {
  readonly bytes: Uint8Array;
  readonly formato: FormatoDeHoja;
  /** Told as rows arrive: how many, of how many at most. */
  readonly alAvanzar?: (leidas: number, total: number) => void;
  /** Told once, before any row. */
  readonly alMedir?: (medida: Medida) => void;
  /** To give up half way. */
  readonly senal?: AbortSignal;
}

export interface TallerDeHojas {
  leer(hoja: HojaPorLeer): Promise<FilaLeida[]>;
  cerrar(): Promise<void>;
}

const LIMITES: LimitesDeTaller = {
  aLaVezMax: 2,
  enEsperaMax: 20,
  plazoMs: 60_000,
  memoriaMaxMb: 1_024,
  modulo: new URL('./hilo-de-hojas.ts', import.meta.url),
};

export function abrirTallerDeHojas(limites: Partial<LimitesDeTaller> = {}): TallerDeHojas {
  const taller = abrirTallerDeHilos<OrdenDeLeer, AvisoDeHoja>({
    ...LIMITES,
    ...limites,
    nombre: 'hojas',
    siTarda: (segundos) =>
      ilegible(`Leer el archivo tomó más de ${segundos} segundos. Divídalo en partes, o guárdelo como CSV.`),
    siFaltaMemoria: () =>
      ilegible('Leer el archivo necesita demasiada memoria. Deje solo la hoja que quiere importar.'),
    siNadieEspera: () => new Error('Nadie espera la hoja.'),
  });
  return { leer: (hoja) => leer(taller, hoja), cerrar: () => taller.cerrar() };
}

function leer(
  taller: TallerDeHilos<OrdenDeLeer, AvisoDeHoja>,
  { bytes, formato, filasMax, hoja, alAvanzar, alMedir, senal }: HojaPorLeer,
): Promise<FilaLeida[]> {
  const leidas: FilaLeida[] = [];
  let total = 0;
  return taller.hacer<FilaLeida[]>({
    senal,
    ordenar() {
      // A copy of its own: whoever uploaded it still has to tell it from another by its bytes.
      const copia = Uint8Array.from(bytes);
      return { orden: { bytes: copia, formato, filasMax, hoja }, transferidos: [copia.buffer] };
    },
    alAvisar(aviso, fin) {
      switch (aviso.tipo) {
        case 'medida':
          total = aviso.medida.filas;
          alMedir?.(aviso.medida);
          return;
        case 'filas':
          for (const fila of desempacar(aviso.filas)) leidas.push(fila);
          alAvanzar?.(leidas.length, total);
          return;
        case 'fin':
          fin.bien(leidas);
          return;
        case 'ilegible':
          fin.mal(ilegible(aviso.detalle));
          return;
        case 'fallo':
          fin.mal(aviso.error);
          return;
        default:
          aviso satisfies never;
      }
    },
  });
}
