// What somebody says each column of a bank's sheet is, for the sheets that do not tell it by themselves. It is applied
// to the letter: nothing is guessed where somebody chose.
import type { OrdenDeFecha, SeparadorDecimal } from './estado-de-cuenta.ts';

/** Which side a single column of amounts without a mark is on. */
export const signosDeMonto = ['con-signo', 'invertido', 'por-saldo'] as const;
/** As written; the other way round (what leaves is positive); or what the running balance says. */
export type SignoDeMonto = (typeof signosDeMonto)[number];

/** Its place: the first is 0. */
type Columna = number;

export interface ColumnasDeEstado {
  readonly fecha: Columna;
  readonly texto: Columna;
  readonly referencia?: Columna | undefined;
  readonly saldo?: Columna | undefined;
  /** One column, with its sign; with `marca`, the column that says which side it is on. */
  readonly monto?: Columna | undefined;
  readonly marca?: Columna | undefined;
  /** Or one for what leaves and one for what enters. */
  readonly debito?: Columna | undefined;
  readonly credito?: Columna | undefined;
}

export interface MapeoDeEstado {
  /** As a person sees it: the first row is 1. 0, when the sheet has no headings and begins with its movements. */
  readonly filaDeEncabezado: number;
  readonly columnas: ColumnasDeEstado;
  readonly ordenDeFecha?: OrdenDeFecha | undefined;
  readonly separadorDecimal?: SeparadorDecimal | undefined;
  readonly signo?: SignoDeMonto | undefined;
}

/** Why those columns cannot be a statement; undefined when they can. */
export function fallaDeMapeo({ columnas, signo }: MapeoDeEstado): string | undefined {
  const { monto, marca, debito, credito, saldo } = columnas;
  const enDos = debito !== undefined || credito !== undefined;
  if (monto === undefined && !enDos)
    return 'Diga en qué columna está el monto, o en cuáles el débito y el crédito.';
  if (monto !== undefined && enDos)
    return 'El monto está en una columna o en dos (débito y crédito), no en ambas formas.';
  if (enDos && (debito === undefined || credito === undefined))
    return 'Diga en qué columna está el débito y en cuál el crédito.';
  if (marca !== undefined && enDos)
    return 'La columna que dice débito o crédito solo va con una columna de monto.';
  if (signo === 'por-saldo' && saldo === undefined)
    return 'Para deducir el signo hace falta la columna del saldo.';
  const lugares = Object.values(columnas).filter((lugar) => lugar !== undefined);
  if (new Set(lugares).size < lugares.length) return 'La misma columna está elegida dos veces.';
  return undefined;
}
