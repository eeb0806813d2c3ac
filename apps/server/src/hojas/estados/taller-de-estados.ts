// The files of banks are read in threads of their own: past its limits one is stopped and refused, as one that cannot be read.
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import type { Logger } from 'pino';
import { abrirTallerDeHilos, type Fin, type LimitesDeTaller } from '#platform/hilos/taller-de-hilos.ts';
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
  /** The same, only what the columns of a sheet seem to be. */
  verColumnas(hoja: Omit<EstadoPorLeer, 'pistas'>): Promise<ColumnasDeEstadoVistas>;
  cerrar(): Promise<void>;
}

const LIMITES: LimitesDeTaller = {
  aLaVezMax: 2,
  enEsperaMax: 20,
  plazoMs: 60_000,
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
  const hacer = <Resultado>(
    { bytes, nombre, senal }: Omit<EstadoPorLeer, 'pistas'>,
    pistas: PistasDeLectura | undefined,
    elegir: (aviso: AvisoDeEstado) => Resultado | undefined,
  ) =>
    taller.hacer<Resultado>({
      senal,
      ordenar() {
        // A copy of its own: whoever brought it keeps the original.
        const copia = Uint8Array.from(bytes);
        return { orden: { bytes: copia, nombre, pistas }, transferidos: [copia.buffer] };
      },
      alAvisar(aviso, fin) {
        const resultado = elegir(aviso);
        if (resultado === undefined) rechazar(aviso, fin, log);
        else fin.bien(resultado);
      },
    });
  return {
    leer: (estado) =>
      hacer(estado, estado.pistas, (aviso) => (aviso.tipo === 'leido' ? aviso.leidos : undefined)),
    verColumnas: (hoja) =>
      hacer(hoja, undefined, (aviso) => (aviso.tipo === 'columnas' ? aviso.columnas : undefined)),
    cerrar: () => taller.cerrar(),
  };
}

function rechazar(aviso: AvisoDeEstado, { mal }: Pick<Fin<never>, 'mal'>, log: Pick<Logger, 'error'>): void {
  if (aviso.tipo === 'ilegible') {
    mal(new EstadoIlegible(aviso.motivo, aviso.fila));
    return;
  }
  // A file that a reader stumbles over is one that cannot be read; whoever looks after the program is told.
  log.error({ err: aviso.tipo === 'fallo' ? aviso.error : aviso }, 'Un lector de estados de cuenta falló');
  mal(new EstadoIlegible('El archivo no tiene la forma de su formato.'));
}
