// A row of a finished statement, the same for all of them: screen, PDF and sheets draw nothing else.
import type { Centavos } from '../dinero.ts';

export const clasesDeFila = ['titulo', 'rubro', 'cuenta', 'calculada', 'total'] as const;
export type ClaseDeFila = (typeof clasesDeFila)[number];

export interface Fila {
  readonly clave: string;
  readonly clase: ClaseDeFila;
  readonly idCuenta: string | null;
  readonly texto: string;
  /** 0 for titles and totals; of accounts, that of the chart. */
  readonly nivel: number;
  /** The key of the row that this one is part of, among those shown. */
  readonly padre: string | null;
  /** Ruled twice. */
  readonly esFinal: boolean;
  /** Centavos, or hundredths of a per cent in a column of percentages; null where it would say nothing. */
  readonly valores: readonly (number | null)[];
  /** The rows that this one adds or takes away: `+activo:101`, `-gastos`. Empty where it stands by itself. */
  readonly suma: readonly string[];
  /** Whose lines explain its figures, in the range and agencia of the column; null where it takes more than them. */
  readonly enlace: { readonly cuenta: string } | null;
  /** The columns, by their place, whose figure leaves out the partidas de cierre that are among the row's lines. */
  readonly sinCierre: readonly number[];
}

/** The result of a proof: rows or columns that must agree. */
export interface Comprobada {
  readonly texto: string;
  readonly cuadra: boolean;
  /** How far apart they are in the first column that differs. */
  readonly diferencia: Centavos;
}

export interface Niveles {
  readonly desde: number;
  readonly hasta: number;
}

export interface Opciones {
  readonly niveles: Niveles;
  /** Also the rows that are zero in every column. */
  readonly conCero: boolean;
}

/**
 * Whether an account is shown. One of detail above the first level asked for stays: nothing under it stands in its
 * place, and without it the rows would not add up to their total.
 */
export function seMuestra(
  { nivel, esDetalle }: { readonly nivel: number; readonly esDetalle: boolean },
  { desde, hasta }: Niveles,
): boolean {
  return nivel <= hasta && (nivel >= desde || esDetalle);
}

export const filaDeTitulo = (clave: string, texto: string): Fila => ({
  clave,
  clase: 'titulo',
  idCuenta: null,
  texto,
  nivel: 0,
  padre: null,
  esFinal: false,
  valores: [],
  suma: [],
  enlace: null,
  sinCierre: [],
});
