// The rows chosen to do something with all of them: kept with what was seen of them, up to as many as can be dealt with at
// once.
//
//   const seleccion = useRowSelection<ResumenDePartida>(clave, 200);
import { useState } from 'react';

interface Identified {
  readonly id: string;
}

export type Chosen<F> = ReadonlyMap<string, F>;

export interface RowSelection<F> {
  readonly selection: Chosen<F>;
  readonly toggle: (row: F) => void;
  readonly add: (rows: readonly F[]) => void;
  /** Those, and no other. */
  readonly choose: (rows: readonly F[]) => void;
  readonly clear: () => void;
}

export function useRowSelection<F extends Identified>(de: string, max: number): RowSelection<F> {
  const [guardada, setKept] = useState<{ readonly de: string; readonly selection: Chosen<F> }>({
    de,
    selection: new Map(),
  });
  // What was chosen from another list is not in sight any more: acting on it would be acting blindly.
  const selection = guardada.de === de ? guardada.selection : NONE;
  const put = (next: Chosen<F>) => setKept({ de, selection: next });
  return {
    selection,
    toggle: (row) => put(toggled(selection, row, max)),
    add: (rows) => put(added(selection, rows, max)),
    choose: (rows) => put(added(NONE, rows, max)),
    clear: () => put(NONE),
  };
}

const NONE: Chosen<never> = new Map<string, never>();

export function toggled<F extends Identified>(selection: Chosen<F>, row: F, max: number): Chosen<F> {
  const next = new Map(selection);
  if (next.delete(row.id)) return next;
  return added(selection, [row], max);
}

export function added<F extends Identified>(
  selection: Chosen<F>,
  rows: readonly F[],
  max: number,
): Chosen<F> {
  const next = new Map(selection);
  for (const row of rows) if (next.has(row.id) || next.size < max) next.set(row.id, row);
  return next;
}
