// What a key does on a row, or on a cell, of any table: the arrows, Inicio, Fin and the pages move; with Shift they choose
// on their way, where rows can be chosen; in a tree, right opens or enters and left closes or leaves.
export interface TablePlace {
  readonly row: number;
  /** Where the keyboard goes by cells: 0 is the name; then, the figures. By rows, always 0. */
  readonly column: number;
}

export interface TableBranch {
  readonly expandable: boolean;
  readonly expanded: boolean;
  /** The row that holds it; undefined for one that no other holds. */
  readonly parent: number | undefined;
}

export interface TableShape {
  readonly count: number;
  /** How many rows a page moves. */
  readonly page: number;
  /** How many figures there are after the name, where the keyboard goes by cells. */
  readonly columns?: number | undefined;
  /** Where rows hold one another. */
  readonly branchOf?: ((row: number) => TableBranch) | undefined;
  readonly isChoosable?: boolean | undefined;
}

export type TableCommand =
  | { readonly kind: 'ir'; readonly place: TablePlace; readonly choosing: boolean }
  | { readonly kind: 'alternar' | 'abrir' | 'marcar' | 'marcar-todas' | 'desmarcar' };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function commandOf(key: PressedKey, place: TablePlace, shape: TableShape): TableCommand | undefined {
  const { count, isChoosable = false } = shape;
  if (place.row >= count || key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey)
    return isChoosable && key.key === 'a' ? { kind: 'marcar-todas' } : undefined;
  // Where nothing is chosen, Shift with an arrow is how a browser lengthens a piece of text to be copied.
  if (key.shiftKey && !isChoosable) return undefined;
  const target = destinationOf(key.key, place, shape);
  if (target !== undefined) return { kind: 'ir', place: clamped(target, shape), choosing: key.shiftKey };
  return sidewaysOf(key.key, place, shape) ?? actionOf(key.key, place, shape);
}

function destinationOf(
  key: string,
  { row, column }: TablePlace,
  { count, page }: TableShape,
): TablePlace | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: row - page, column };
    case 'Home':
      return { row: 0, column: 0 };
    case 'End':
      return { row: count - 1, column };
    default:
      return undefined;
  }
}

/** On the name of a branch, right and left open and close it first. */
function sidewaysOf(key: string, place: TablePlace, shape: TableShape): TableCommand | undefined {
  const { columns, branchOf } = shape;
  if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || (columns ?? branchOf) === undefined) return undefined;
  const { row, column } = place;
  const go = (target: TablePlace): TableCommand => ({
    kind: 'ir',
    place: clamped(target, shape),
    choosing: false,
  });
  const branch = column === 0 ? branchOf?.(row) : undefined;
  if (key === 'ArrowLeft') {
    if (branch?.expanded) return { kind: 'alternar' };
    return go(column > 0 ? { row, column: column - 1 } : { row: branch?.parent ?? row, column });
  }
  if (branch?.expandable && !branch.expanded) return { kind: 'alternar' };
  if (columns !== undefined) return go({ row, column: column + 1 });
  return go({ row: branch?.expanded ? row + 1 : row, column });
}

/** By cells, Enter on a figure is its link's. */
function actionOf(key: string, { row, column }: TablePlace, shape: TableShape): TableCommand | undefined {
  const { columns, branchOf, isChoosable } = shape;
  if (columns !== undefined) {
    const toggles = (key === 'Enter' || key === ' ') && column === 0 && branchOf?.(row).expandable;
    return toggles ? { kind: 'alternar' } : undefined;
  }
  if (key === 'Enter') return { kind: 'abrir' };
  if (!isChoosable) return undefined;
  if (key === ' ') return { kind: 'marcar' };
  return key === 'Escape' ? { kind: 'desmarcar' } : undefined;
}

const clamped = ({ row, column }: TablePlace, { count, columns = 0 }: TableShape): TablePlace => ({
  row: Math.max(0, Math.min(count - 1, row)),
  column: Math.max(0, Math.min(columns, column)),
});
