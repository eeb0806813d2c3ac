// The cajeros there are to choose from: who has a caja assigned.
import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';

export type Opcion = readonly [id: string, nombre: string];

/** By their names, each once. */
export function cajerosDe(cajas: readonly Pick<Caja, 'asignaciones'>[]): Opcion[] {
  const todos = cajas.flatMap(({ asignaciones }) => asignaciones.map(({ cajero }) => cajero));
  const porId = new Map(todos.map(({ id, nombre }) => [id, nombre]));
  return [...porId].toSorted(([, uno], [, otro]) => uno.localeCompare(otro, 'es'));
}
