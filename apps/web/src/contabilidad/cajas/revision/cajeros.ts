// The cajeros there are to choose from: who has a caja assigned.
import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';

export type Opcion = readonly [id: string, nombre: string];

/** By their names, each once. */
export function cajerosDe(cajas: readonly Pick<Caja, 'asignaciones'>[]): Opcion[] {
  const todos = cajas.flatMap(({ asignaciones }) => asignaciones.map(({ cajero }) => cajero));
  const porId = new Map(todos.map(({ id, nombre }) => [id, nombre]));
  return [...porId].toSorted(([, uno], [, otro]) => uno.localeCompare(otro, 'es'));
}

/** Whose differences are looked at first: who had more of them lately; with none, the first by name. */
export function conMasDiferencias(
  cajeros: readonly Opcion[],
  jornadas: readonly Pick<ResumenDeJornada, 'cajero' | 'diferencia'>[],
): string | undefined {
  const cuantas = (id: string) =>
    jornadas.filter(({ cajero, diferencia }) => cajero.id === id && (diferencia ?? 0) !== 0).length;
  return cajeros.toSorted(([uno], [otro]) => cuantas(otro) - cuantas(uno))[0]?.[0];
}
