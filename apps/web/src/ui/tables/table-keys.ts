// What a key does on a row, or on a cell, of any table: the arrows, Inicio, Fin and the pages move; with Shift they choose
// on their way, where rows can be chosen; in a tree, right opens or enters and left closes or leaves.
export interface TablePlace {
  readonly fila: number;
  /** Where the keyboard goes by cells: 0 is the name; then, the figures. By rows, always 0. */
  readonly columna: number;
}

export interface TableBranch {
  readonly expandible: boolean;
  readonly expandida: boolean;
  /** The row that holds it; undefined for one that no other holds. */
  readonly padre: number | undefined;
}

export interface TableShape {
  readonly cuantas: number;
  /** How many rows a page moves. */
  readonly pagina: number;
  /** How many figures there are after the name, where the keyboard goes by cells. */
  readonly columnas?: number | undefined;
  /** Where rows hold one another. */
  readonly ramaDe?: ((fila: number) => TableBranch) | undefined;
  readonly seElige?: boolean | undefined;
}

export type TableCommand =
  | { readonly tipo: 'ir'; readonly lugar: TablePlace; readonly eligiendo: boolean }
  | { readonly tipo: 'alternar' | 'abrir' | 'marcar' | 'marcar-todas' | 'desmarcar' };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function commandOf(tecla: PressedKey, lugar: TablePlace, forma: TableShape): TableCommand | undefined {
  const { cuantas, seElige = false } = forma;
  if (lugar.fila >= cuantas || tecla.altKey) return undefined;
  if (tecla.ctrlKey || tecla.metaKey)
    return seElige && tecla.key === 'a' ? { tipo: 'marcar-todas' } : undefined;
  // Where nothing is chosen, Shift with an arrow is how a browser lengthens a piece of text to be copied.
  if (tecla.shiftKey && !seElige) return undefined;
  const destino = destinationOf(tecla.key, lugar, forma);
  if (destino !== undefined) return { tipo: 'ir', lugar: clamped(destino, forma), eligiendo: tecla.shiftKey };
  return sidewaysOf(tecla.key, lugar, forma) ?? actionOf(tecla.key, lugar, forma);
}

function destinationOf(
  key: string,
  { fila, columna }: TablePlace,
  { cuantas, pagina }: TableShape,
): TablePlace | undefined {
  switch (key) {
    case 'ArrowDown':
      return { fila: fila + 1, columna };
    case 'ArrowUp':
      return { fila: fila - 1, columna };
    case 'PageDown':
      return { fila: fila + pagina, columna };
    case 'PageUp':
      return { fila: fila - pagina, columna };
    case 'Home':
      return { fila: 0, columna: 0 };
    case 'End':
      return { fila: cuantas - 1, columna };
    default:
      return undefined;
  }
}

/** On the name of a branch, right and left open and close it first. */
function sidewaysOf(key: string, lugar: TablePlace, forma: TableShape): TableCommand | undefined {
  const { columnas, ramaDe } = forma;
  if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || (columnas ?? ramaDe) === undefined) return undefined;
  const { fila, columna } = lugar;
  const ir = (destino: TablePlace): TableCommand => ({
    tipo: 'ir',
    lugar: clamped(destino, forma),
    eligiendo: false,
  });
  const rama = columna === 0 ? ramaDe?.(fila) : undefined;
  if (key === 'ArrowLeft') {
    if (rama?.expandida) return { tipo: 'alternar' };
    return ir(columna > 0 ? { fila, columna: columna - 1 } : { fila: rama?.padre ?? fila, columna });
  }
  if (rama?.expandible && !rama.expandida) return { tipo: 'alternar' };
  if (columnas !== undefined) return ir({ fila, columna: columna + 1 });
  return ir({ fila: rama?.expandida ? fila + 1 : fila, columna });
}

/** By cells, Enter on a figure is its link's. */
function actionOf(key: string, { fila, columna }: TablePlace, forma: TableShape): TableCommand | undefined {
  const { columnas, ramaDe, seElige } = forma;
  if (columnas !== undefined) {
    const alterna = (key === 'Enter' || key === ' ') && columna === 0 && ramaDe?.(fila).expandible;
    return alterna ? { tipo: 'alternar' } : undefined;
  }
  if (key === 'Enter') return { tipo: 'abrir' };
  if (!seElige) return undefined;
  if (key === ' ') return { tipo: 'marcar' };
  return key === 'Escape' ? { tipo: 'desmarcar' } : undefined;
}

const clamped = ({ fila, columna }: TablePlace, { cuantas, columnas = 0 }: TableShape): TablePlace => ({
  fila: Math.max(0, Math.min(cuantas - 1, fila)),
  columna: Math.max(0, Math.min(columnas, columna)),
});
