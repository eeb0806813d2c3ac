// A worked case as public test suites and documents give them: what it asks for and what it is made of. Their words
// stay in the language of the cases.

export const clasesDeCaso = [
  'interest',
  'balance_method',
  'posting_periods',
  'rate_table',
  'day_count',
  'apy',
  'effective_rate',
  'withholding',
] as const;
export type ClaseDeCaso = (typeof clasesDeCaso)[number];

/** At the border any field may come: each is read where it is needed, and refused there by its name. */
export type DatosDeCaso = Readonly<Record<string, unknown>>;

export interface Caso {
  readonly kind: string;
  readonly inputs: DatosDeCaso;
}

/** What an answer was made of: days with one balance, one rate and the interest they earn before any rounding. */
export interface SegmentoDeCaso {
  readonly desde?: string;
  /** The first day that no longer counts. */
  readonly hasta?: string;
  readonly dias?: number;
  readonly saldo?: string;
  /** Per cent, of the year unless the case gives that of its period. */
  readonly tasa?: string;
  readonly interes?: string;
}

/** Whatever the `expected` of a case may hold, and the segments; a case takes of it what it asks for. */
export interface RespuestaDeCaso {
  readonly value?: string;
  readonly values?: readonly string[];
  /** First and last day, both included. */
  readonly periods?: readonly (readonly [string, string])[];
  readonly days?: number;
  readonly year_fraction?: string;
  readonly segmentos: readonly SegmentoDeCaso[];
}

/** A case that says something not known here: named by its field, instead of answered with a figure that may be wrong. */
export class CasoNoEntendido extends Error {
  readonly campo: string;

  constructor(campo: string, detalle: string) {
    super(`${campo}: ${detalle}`);
    this.name = 'CasoNoEntendido';
    this.campo = campo;
  }
}
