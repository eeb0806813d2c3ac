// The thread that reads the files of banks, or only looks at their columns, one at a time.
import { parentPort } from 'node:worker_threads';
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { ProblemaError } from '#platform/problema.ts';
import { verColumnasDeBanco } from './hoja/ver-columnas-de-banco.ts';
import { leerEstado } from './leer-estado.ts';

export interface OrdenDeLeerEstado {
  readonly bytes: Uint8Array;
  readonly nombre: string;
  /** Only its columns are looked at when there are none. */
  readonly pistas: PistasDeLectura | undefined;
}

export type AvisoDeEstado =
  | { readonly tipo: 'leido'; readonly leidos: EstadosLeidos }
  | { readonly tipo: 'columnas'; readonly columnas: ColumnasDeEstadoVistas }
  | { readonly tipo: 'ilegible'; readonly motivo: string; readonly fila: number | null }
  | { readonly tipo: 'fallo'; readonly error: Error };

parentPort?.on('message', ({ bytes, nombre, pistas }: OrdenDeLeerEstado) => {
  if (pistas === undefined)
    verColumnasDeBanco(bytes, nombre).then((columnas) => decir({ tipo: 'columnas', columnas }), rechazar);
  else leerEstado(bytes, nombre, pistas).then((leidos) => decir({ tipo: 'leido', leidos }), rechazar);
});

/** An error does not travel between threads as what it is. */
function rechazar(error: unknown): void {
  if (error instanceof EstadoIlegible) decir({ tipo: 'ilegible', motivo: error.message, fila: error.fila });
  // What the readers of sheets refuse.
  else if (error instanceof ProblemaError) decir({ tipo: 'ilegible', motivo: error.message, fila: null });
  else decir({ tipo: 'fallo', error: error instanceof Error ? error : new Error(String(error)) });
}

function decir(aviso: AvisoDeEstado): void {
  parentPort?.postMessage(aviso);
}
