// What a key does on a row of the tree, as in any tree: up and down move, right opens or enters, left closes or leaves.
import type { Fila } from '../arbol.ts';

export type Orden =
  | { readonly tipo: 'ir'; readonly indice: number }
  | { readonly tipo: 'alternar'; readonly id: string }
  | { readonly tipo: 'abrir'; readonly id: string };

export interface Posicion {
  readonly filas: readonly Fila[];
  readonly indice: number;
  /** How many rows a page moves. */
  readonly pagina: number;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function ordenDe(tecla: string, { filas, indice, pagina }: Posicion): Orden | undefined {
  const fila = filas[indice];
  if (fila === undefined) return undefined;
  const id = fila.cuenta.idCuenta;
  const ir = (destino: number): Orden => ({
    tipo: 'ir',
    indice: Math.max(0, Math.min(filas.length - 1, destino)),
  });
  switch (tecla) {
    case 'ArrowDown':
      return ir(indice + 1);
    case 'ArrowUp':
      return ir(indice - 1);
    case 'PageDown':
      return ir(indice + pagina);
    case 'PageUp':
      return ir(indice - pagina);
    case 'Home':
      return ir(0);
    case 'End':
      return ir(filas.length - 1);
    case 'ArrowRight':
      if (!fila.expandible) return ir(indice);
      return fila.expandida ? ir(indice + 1) : { tipo: 'alternar', id };
    case 'ArrowLeft':
      return fila.expandida ? { tipo: 'alternar', id } : ir(indiceDelPadre(filas, indice));
    case 'Enter':
      return { tipo: 'abrir', id };
    default:
      return undefined;
  }
}

/** The row that holds the keyboard: the one remembered or, when it is no longer in sight, the one before its place. */
export function indiceActivo(filas: readonly Fila[], id: string | undefined): number {
  if (id === undefined) return 0;
  // Codes in alphabetical order are the tree read from top to bottom.
  return Math.max(
    0,
    filas.findLastIndex(({ cuenta }) => cuenta.idCuenta <= id),
  );
}

function indiceDelPadre(filas: readonly Fila[], indice: number): number {
  const padre = filas[indice]?.cuenta.idParent ?? undefined;
  const encontrado = filas.findIndex(({ cuenta }) => cuenta.idCuenta === padre);
  return encontrado < 0 ? indice : encontrado;
}
