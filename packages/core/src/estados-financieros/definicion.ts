// What a financial statement is made of, as data: which accounts each row takes, on which side they count, and which
// rows a total adds. An account belongs to the row that names the longest beginning of its code, so a row for `706`
// and another for `706109` do not count the same thing twice.
import type { Naturaleza } from '../catalogo.ts';
import type { Centavos } from '../dinero.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Medida } from './medidas.ts';

/** The side that counts as positive in a row. */
export type Lado = 'deudor' | 'acreedor';

export interface RenglonDeTitulo {
  readonly tipo: 'titulo';
  readonly texto: string;
  /** Only where the classes of the chart, which say the same, are not shown. */
  readonly supleClases?: true;
}

export interface RenglonDeCuentas {
  readonly tipo: 'cuentas';
  readonly clave: string;
  /** Beginnings of codes. */
  readonly cuentas: readonly string[];
  readonly lado: Lado;
  /** Only the accounts of that nature, where a class holds both. */
  readonly naturaleza?: Naturaleza;
  /** Exactly those accounts of detail, chosen by what the chart says of them; then `cuentas` says nothing. */
  readonly detalle?: ReadonlySet<string>;
  /** Without the accounts under its row. */
  readonly sinDetalle?: true;
  /** One row for all of them, with the detail accounts under it; absent: the accounts themselves, as in the chart. */
  readonly texto?: string;
  /** Absent: the statement's own. */
  readonly medida?: Medida;
  /** Accounts of results: what they hold, not closed yet, counts where the closing will take it. */
  readonly resultado?: readonly string[];
  /** Accounts that another row already took, shown again on purpose. */
  readonly repite?: true;
}

export interface RenglonDeTotal {
  readonly tipo: 'total';
  readonly clave: string;
  readonly texto: string;
  readonly suma: readonly Sumando[];
  /** The last of its kind is ruled twice. */
  readonly esFinal?: true;
}

/** A row's key, added or taken away: `+productos`, `-gastos`. */
export type Sumando = `${'+' | '-'}${string}`;

export type Renglon = RenglonDeTitulo | RenglonDeCuentas | RenglonDeTotal;

/** Rows whose sum must be zero, or what the accounts themselves say. */
export interface Prueba {
  readonly texto: string;
  readonly suma: readonly Sumando[];
  /** What it must equal in the range of a column, taken from the accounts and not from the rows; absent: zero. */
  readonly contra?: (cifras: ReadonlyMap<string, Cifras>, catalogo: readonly CuentaDelCatalogo[]) => Centavos;
}

export interface Definicion {
  readonly medida: Medida;
  readonly renglones: readonly Renglon[];
  readonly pruebas: readonly Prueba[];
  /** The classes of the chart that the statement answers for: each of their detail accounts appears once. */
  readonly clases: readonly string[];
  /** Printed under the figures. */
  readonly notas: readonly string[];
}
