// Between the sheet and the partida the server knows: lines in centavos, and what the screen remembers beside them.

import type { PartidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { esFormula, FORMULA_MAX } from '@cuadra/core/formula';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type Filas, reubicadas } from './cambios.ts';
import { type Cursor, crearFila, esVacia, INICIO } from './fila.ts';
import type { Montos } from './montos.ts';

export type LineaNueva = PartidaNueva['lineas'][number];

/** What the server keeps of the screen: by number of line, without the empty ones. */
export type Memoria = MemoriaDeBorrador;

export interface Lineas {
  readonly lineas: LineaNueva[];
  /** The row that each line came from. */
  readonly filas: readonly number[];
}

export function lineasDe(filas: Filas, montos: readonly Montos[]): Lineas {
  const escritas = indicesEscritos(filas);
  return {
    filas: escritas,
    lineas: escritas.flatMap((indice) => {
      const fila = filas[indice];
      if (fila === undefined) return [];
      const { idCuenta, concepto, documento } = fila;
      return {
        // What is not a code is still being looked for.
        idCuenta: /^\d{1,10}$/.test(idCuenta.trim()) ? idCuenta.trim() : '',
        debe: montos[indice]?.debe.monto ?? CERO,
        haber: montos[indice]?.haber.monto ?? CERO,
        concepto: concepto.trim().slice(0, CONCEPTO_MAX) || null,
        documento: documento.trim().slice(0, DOCUMENTO_MAX) || null,
      };
    }),
  };
}

const CONCEPTO_MAX = 500;
const DOCUMENTO_MAX = 60;

/** The numbers in the formulas are those of the lines as they will be read back. */
export function memoriaDe(filas: Filas, cursor: Cursor): Memoria {
  const escritas = indicesEscritos(filas);
  const lugar = new Map(escritas.map((indice, linea) => [indice, linea]));
  const nuevas = reubicadas(filas, (indice) => lugar.get(indice));
  const formulas: Record<string, string> = {};
  for (const [linea, indice] of escritas.entries()) {
    for (const lado of ['debe', 'haber'] as const) {
      const texto = nuevas[indice]?.[lado] ?? '';
      if (esFormula(texto) && texto.length <= FORMULA_MAX) formulas[`${linea}.${lado}`] = texto;
    }
  }
  const fila = lugar.get(cursor.fila);
  return { cursor: fila === undefined ? null : { fila, columna: cursor.columna }, formulas };
}

export interface LineaLeida {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto?: string | null | undefined;
  readonly documento?: string | null | undefined;
}

/** A partida as rows to go on with; the cursor where it was, or after the last line. */
export function hojaDeLineas(
  lineas: readonly LineaLeida[],
  memoria?: Memoria,
): { filas: Filas; cursor: Cursor } {
  const texto = (monto: Centavos, formula: string | undefined) =>
    formula ?? (monto === 0 ? '' : formatearMonto(monto));
  const filas = lineas.map(({ idCuenta, debe, haber, concepto, documento }, indice) =>
    crearFila({
      idCuenta,
      debe: texto(debe, memoria?.formulas[`${indice}.debe`]),
      haber: texto(haber, memoria?.formulas[`${indice}.haber`]),
      concepto: concepto ?? '',
      documento: documento ?? '',
    }),
  );
  if (filas.length === 0) return { filas: [crearFila()], cursor: INICIO };
  const cursor = memoria?.cursor ?? INICIO;
  return { filas, cursor: cursor.fila < filas.length ? cursor : INICIO };
}

function indicesEscritos(filas: Filas): number[] {
  return filas.flatMap((fila, indice) => (esVacia(fila) ? [] : [indice]));
}
