// What a key does in the table: the arrows move by cells; on the name, right and left open and close the branch first.
import type { FilaVisible } from './arbol.ts';

export interface Celda {
  readonly fila: number;
  /** 0 is the name; then, the figures. */
  readonly columna: number;
}

export type Orden = { readonly tipo: 'ir'; readonly celda: Celda } | { readonly tipo: 'alternar' };

interface Cuadro {
  readonly filas: readonly FilaVisible[];
  readonly columnas: number;
  /** How many rows a page moves. */
  readonly pagina: number;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function ordenDe(tecla: string, celda: Celda, { filas, columnas, pagina }: Cuadro): Orden | undefined {
  const actual = filas[celda.fila];
  if (actual === undefined) return undefined;
  const ir = (fila: number, columna: number): Orden => ({
    tipo: 'ir',
    celda: { fila: entre(fila, filas.length - 1), columna: entre(columna, columnas) },
  });
  const enNombre = celda.columna === 0;
  switch (tecla) {
    case 'ArrowDown':
      return ir(celda.fila + 1, celda.columna);
    case 'ArrowUp':
      return ir(celda.fila - 1, celda.columna);
    case 'PageDown':
      return ir(celda.fila + pagina, celda.columna);
    case 'PageUp':
      return ir(celda.fila - pagina, celda.columna);
    case 'Home':
      return ir(0, 0);
    case 'End':
      return ir(filas.length - 1, celda.columna);
    case 'ArrowRight':
      return enNombre && actual.expandible && !actual.expandida
        ? { tipo: 'alternar' }
        : ir(celda.fila, celda.columna + 1);
    case 'ArrowLeft':
      return enNombre && actual.expandida ? { tipo: 'alternar' } : ir(celda.fila, celda.columna - 1);
    case 'Enter':
    case ' ':
      return enNombre && actual.expandible ? { tipo: 'alternar' } : undefined;
    default:
      return undefined;
  }
}

const entre = (n: number, max: number): number => Math.max(0, Math.min(max, n));
