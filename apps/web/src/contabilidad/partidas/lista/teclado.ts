// What a key does on a row of the list: the arrows move (with Shift they also choose), Space chooses, Enter opens.
export type Orden =
  | { readonly tipo: 'ir'; readonly indice: number; readonly eligiendo: boolean }
  | { readonly tipo: 'abrir' }
  | { readonly tipo: 'marcar' }
  | { readonly tipo: 'marcar-todas' }
  | { readonly tipo: 'desmarcar' };

export interface Tecla {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface Posicion {
  readonly cuantas: number;
  readonly indice: number;
  /** How many rows a page moves. */
  readonly pagina: number;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function ordenDe(tecla: Tecla, { cuantas, indice, pagina }: Posicion): Orden | undefined {
  if (cuantas === 0 || tecla.altKey) return undefined;
  if (tecla.ctrlKey || tecla.metaKey) return tecla.key === 'a' ? { tipo: 'marcar-todas' } : undefined;
  const ir = (destino: number): Orden => ({
    tipo: 'ir',
    indice: Math.max(0, Math.min(cuantas - 1, destino)),
    eligiendo: tecla.shiftKey,
  });
  switch (tecla.key) {
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
      return ir(cuantas - 1);
    case 'Enter':
      return { tipo: 'abrir' };
    case ' ':
      return { tipo: 'marcar' };
    case 'Escape':
      return { tipo: 'desmarcar' };
    default:
      return undefined;
  }
}

/** The row that holds the keyboard: the one remembered or, when it is no longer in the list, the one in its place. */
export function indiceActivo(
  filas: readonly { readonly partida: { readonly id: string } }[],
  { id, indice }: { readonly id: string | undefined; readonly indice: number },
): number {
  const hallado = id === undefined ? -1 : filas.findIndex(({ partida }) => partida.id === id);
  return hallado >= 0 ? hallado : Math.max(0, Math.min(filas.length - 1, indice));
}
