// Auxiliary = mayor: whatever keeps its own detail of a control account (savings, drawers, banks) hands over how to compare
// both, and `composicion.ts` lists them. Every verification asks all of them.
import type { Database } from '#platform/database/pool.ts';

export interface Auxiliar {
  readonly id: string;
  readonly titulo: string;
  /** A sentence for each control account that differs from its detail; empty when they agree. */
  comparar(db: Database): Promise<readonly string[]>;
}
