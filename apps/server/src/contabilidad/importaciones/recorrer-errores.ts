// Everything that is wrong with what comes, without an end: told as it is found, and nothing is kept.

import { setImmediate as cederElPaso } from 'node:timers/promises';
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Celda, Columna } from '#platform/sheets/hoja.ts';
import type { Entrada } from './entrada.ts';
import type { Juez } from './juzgar.ts';

export const columnasDeErrores: readonly Columna[] = [
  { titulo: 'Línea', ancho: 8, tipo: 'entero' },
  { titulo: 'Campo', ancho: 20, tipo: 'texto' },
  { titulo: 'Lo que vino', ancho: 40, tipo: 'texto' },
  { titulo: 'Qué corregir', ancho: 80, tipo: 'texto' },
];

const PARTIDAS_POR_TURNO = 500;

/**
 * The first one is found before anything is answered: a file that cannot be read is refused, and not a sheet that ends half way.
 */
export async function recorrerErrores(
  { leidas }: Entrada,
  juez: Juez,
): Promise<AsyncIterable<readonly Celda[]>> {
  const errores = hallar(leidas, juez);
  const primero = await errores.next();
  return (async function* () {
    if (primero.done) return;
    yield comoFila(primero.value);
    for await (const error of errores) yield comoFila(error);
  })();
}

async function* hallar(leidas: Entrada['leidas'], juez: Juez): AsyncGenerator<ErrorDeLote, void> {
  let vistas = 0;
  for await (const leida of leidas) {
    const veredicto = juez(leida);
    if ('errores' in veredicto) yield* veredicto.errores;
    // A sheet is all there at once: the other requests of this process have their turn in between.
    if (++vistas % PARTIDAS_POR_TURNO === 0) await cederElPaso();
  }
}

const NOMBRES: Readonly<Record<string, string>> = {
  partida: 'Número de partida',
  numeroOriginal: 'Número de partida',
  idCuenta: 'Cuenta',
  conceptoLinea: 'Concepto de la línea',
  lineas: 'La partida',
};

const comoFila = ({ linea, campo, valor, mensaje }: ErrorDeLote): readonly Celda[] => [
  linea,
  NOMBRES[campo] ?? `${campo.slice(0, 1).toUpperCase()}${campo.slice(1)}`,
  valor ?? '',
  mensaje,
];
