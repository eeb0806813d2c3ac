// Which of those that wait comes before and after the one that is looked at.

export interface Vecinas {
  /** From one; zero: somebody decided on it. */
  readonly lugar: number;
  readonly anterior: string | undefined;
  readonly siguiente: string | undefined;
}

export function vecinasDe(esperan: readonly string[], id: string): Vecinas {
  const indice = esperan.indexOf(id);
  // What is no longer among them leads to the one that has waited longest.
  if (indice < 0) return { lugar: 0, anterior: undefined, siguiente: esperan[0] };
  return { lugar: indice + 1, anterior: esperan[indice - 1], siguiente: esperan[indice + 1] };
}
