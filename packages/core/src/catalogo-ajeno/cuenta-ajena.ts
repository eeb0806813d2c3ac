// The chart of another program, as it was written: a row of its sheet, and what stands behind it once it is known which
// account depends on which.

/** A row as it came: trimmed, not yet believed. What the sheet does not say is empty. */
export interface CuentaAjena {
  readonly linea: number;
  readonly codigo: string;
  readonly nombre: string;
  /** The code or the name of the one it depends on. */
  readonly padre: string;
  /** How deep: 1, 2, 3… */
  readonly nivel: string;
  readonly tipo: string;
  readonly naturaleza: string;
}

/** How the sheet says which account depends on which. */
export const formasDeArbol = [
  'padre',
  'nivel',
  'ruta',
  'separadores',
  'prefijos',
  'sangria',
  'plana',
] as const;
export type FormaDeArbol = (typeof formasDeArbol)[number];

export interface NodoAjeno {
  /** Its row; null when no row is its own: it is only named in the path of another. */
  readonly linea: number | null;
  /** How it is known there: its code or, without one, its path. */
  readonly antes: string;
  /** Other ways in which a file of that program may name it. */
  readonly alias: readonly string[];
  readonly nombre: string;
  /** The place of its parent in the list; always earlier than its own. */
  readonly padre: number | null;
  /** Which of its siblings it is, as its code says. */
  readonly numero?: number | undefined;
  /** Whether it takes movements: as the sheet says, or undefined. */
  readonly recibe?: boolean | undefined;
  readonly naturaleza?: 'deudora' | 'acreedora' | undefined;
}

export interface ReparoDeFila {
  readonly linea: number;
  readonly mensaje: string;
}

export interface ArbolAjeno {
  readonly forma: FormaDeArbol;
  readonly nodos: readonly NodoAjeno[];
  readonly reparos: readonly ReparoDeFila[];
}

const simple = (escrito: string): string => escrito.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** «D», «detalle», «movimiento», «posteable»… and their opposites; undefined when it says neither. */
export function leerRecibe(tipo: string): boolean | undefined {
  const dicho = simple(tipo);
  if (/^(d|s|si|true|1|x|detalle|auxiliar|analitica)$|detalle|movimiento|post(e|u)?able|posting/.test(dicho))
    return !/^(no|sin)\b/.test(dicho);
  if (
    /^(m|n|no|false|0|mayor|titulo|t|g)$|mayor|titulo|grupo|group|rubro|header|sumari|acumula|total/.test(
      dicho,
    )
  )
    return false;
  return undefined;
}

export function leerNaturaleza(naturaleza: string): NodoAjeno['naturaleza'] {
  const dicha = simple(naturaleza);
  if (/^(d|db|dr|deudora?|debe|debit[oa]?)$/.test(dicha)) return 'deudora';
  return /^(a|c|h|cr|acreedora?|haber|credit[oa]?)$/.test(dicha) ? 'acreedora' : undefined;
}
