// The files of banks are read in threads of their own: past its limits one is stopped and refused, as one that cannot be read.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import type { Logger } from 'pino';
import { abrirTallerDeHilos, type LimitesDeTaller } from '../../platform/hilos/taller-de-hilos.ts';
import type { AvisoDeEstado, OrdenDeLeerEstado } from './hilo-de-estados.ts';

export interface EstadoPorLeer {
  readonly bytes: Uint8Array;
  readonly nombre: string;
  readonly pistas: PistasDeLectura;
  /** To give up half way. */
  readonly senal?: AbortSignal | undefined;
}

export interface TallerDeEstados {
  /** Rejects with EstadoIlegible when it cannot be read. */
  leer(estado: EstadoPorLeer): Promise<EstadosLeidos>;
  cerrar(): Promise<void>;
}

const LIMITES: LimitesDeTaller = {
  aLaVezMax: 2,
  enEsperaMax: 20,
  plazoMs: 30_000,
  memoriaMaxMb: 512,
  modulo: new URL('./hilo-de-estados.ts', import.meta.url),
};

export function abrirTallerDeEstados(
  log: Pick<Logger, 'error'>,
  limites: Partial<LimitesDeTaller> = {},
): TallerDeEstados {
  const taller = abrirTallerDeHilos<OrdenDeLeerEstado, AvisoDeEstado>({
    ...LIMITES,
    ...limites,
    nombre: 'estados',
    siTarda: (segundos) =>
      new EstadoIlegible(
        `Leer el archivo tomó más de ${segundos} segundos. Pídalo al banco por períodos más cortos.`,
      ),
    siFaltaMemoria: () =>
      new EstadoIlegible(
        'Leer el archivo necesita demasiada memoria. Pídalo al banco por períodos más cortos.',
      ),
    siNadieEspera: () => new Error('Nadie espera el estado de cuenta.'),
  });
  return {
    leer: ({ bytes, nombre, pistas, senal }) =>
      taller.hacer<EstadosLeidos>({
        senal,
        ordenar() {
          // A copy of its own: whoever brought it keeps the original.
          const copia = Uint8Array.from(bytes);
          return { orden: { bytes: copia, nombre, pistas }, transferidos: [copia.buffer] };
        },
        alAvisar(aviso, fin) {
          switch (aviso.tipo) {
            case 'leido':
              fin.bien(aviso.leidos);
              return;
            case 'ilegible':
              fin.mal(new EstadoIlegible(aviso.motivo, aviso.fila));
              return;
            case 'fallo':
              // A file that a reader stumbles over is one that cannot be read; whoever looks after the program is told.
              log.error({ err: aviso.error }, 'Un lector de estados de cuenta falló');
              fin.mal(new EstadoIlegible('El archivo no tiene la forma de su formato.'));
              return;
            default:
              aviso satisfies never;
          }
        },
      }),
    cerrar: () => taller.cerrar(),
  };
}
