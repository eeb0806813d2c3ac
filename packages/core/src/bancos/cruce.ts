// What is compared: the lines of a bank account, as its bank and as the books tell them. Both signs are those of the account: what
// enters is positive (haber at the bank, debe in the books).
import type { Centavos } from '../dinero.ts';

/** A line of the bank that is not yet explained, or what is left of it. */
export interface LineaPorCruzar {
  readonly id: string;
  readonly fecha: string;
  readonly monto: Centavos;
  readonly texto: string;
  readonly referencia: string | null;
  readonly tipo: string | null;
}

/** A line of the books on the bank's account, or what is left of it. */
export interface MovimientoPorCruzar {
  readonly id: string;
  readonly fecha: string;
  readonly monto: Centavos;
  readonly concepto: string;
  readonly documento: string | null;
  /** The partida it is of: those of one may go together. */
  readonly partida: string | null;
}

export const clasesDeRazon = ['monto', 'documento', 'fecha', 'texto', 'unico', 'combinacion'] as const;
/** One reason of a score, as a person reads it: «mismo documento 004512», «2 días de diferencia». */
export interface Razon {
  readonly clase: (typeof clasesDeRazon)[number];
  readonly puntos: number;
  readonly texto: string;
}

export interface CruceHallado {
  /** 0 to 100. */
  readonly puntaje: number;
  readonly razones: readonly Razon[];
  /** Identifiers; each line whole. */
  readonly lineas: readonly string[];
  readonly movimientos: readonly string[];
}

export interface Emparejamiento {
  /** So sure that nobody need look: accepted by the program. */
  readonly automaticos: readonly CruceHallado[];
  /** The best of what may be: somebody decides. No line is in two. */
  readonly sugeridos: readonly CruceHallado[];
}

export interface OpcionesDeCruce {
  /** How many days apart both may be. */
  readonly ventanaDias: number;
  /** Pairs that somebody rejected, as `huellaDeCruce` names them. */
  readonly rechazados: ReadonlySet<string>;
}

/** The name of a suggestion, whatever the order of its lines: to remember that somebody rejected it. */
export function huellaDeCruce({ lineas, movimientos }: Pick<CruceHallado, 'lineas' | 'movimientos'>): string {
  return `${[...lineas].sort().join(',')}=${[...movimientos].sort().join(',')}`;
}
