// A row of the grid, as it was typed. Amounts stay as text, so that a formula or a half-written number is never lost;
// their values are computed beside it (montos.ts).
export const columnas = ['idCuenta', 'debe', 'haber', 'concepto', 'documento'] as const;
export type Columna = (typeof columnas)[number];
export type Lado = 'debe' | 'haber';

export interface DatosDeFila {
  readonly idCuenta: string;
  readonly debe: string;
  readonly haber: string;
  readonly concepto: string;
  readonly documento: string;
}

export interface FilaDeHoja extends DatosDeFila {
  /** Its own for as long as the grid lives, wherever it moves. */
  readonly clave: string;
  /** What it holds was proposed by the grid and nobody has written in it: it does not count yet. */
  readonly propuesta: boolean;
}

export interface Cursor {
  readonly fila: number;
  readonly columna: Columna;
}

export const INICIO: Cursor = { fila: 0, columna: 'idCuenta' };

const SIN_DATOS: DatosDeFila = { idCuenta: '', debe: '', haber: '', concepto: '', documento: '' };

let claves = 0;

export function crearFila(datos: Partial<DatosDeFila> = {}, propuesta = false): FilaDeHoja {
  claves += 1;
  return { ...SIN_DATOS, ...datos, clave: `f${claves}`, propuesta };
}

/** Nobody wrote anything in it. */
export function esVacia(fila: FilaDeHoja): boolean {
  return fila.propuesta || columnas.every((columna) => fila[columna].trim() === '');
}

export const otroLado = (lado: Lado): Lado => (lado === 'debe' ? 'haber' : 'debe');

export const esLado = (columna: Columna): columna is Lado => columna === 'debe' || columna === 'haber';
