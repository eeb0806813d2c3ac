// What whoever knows the chart says where it was guessed.
import type { Clase } from './adivinar-clase.ts';

/** What somebody said of an account, by how it is known there (its key). */
export interface Decision {
  readonly clase?: Clase | undefined;
  /** Whether it takes movements, though it has others under it. */
  readonly recibe?: boolean | undefined;
  readonly nombre?: string | undefined;
  /** One of our chart: it is that one and no new one is made. Null: none of them, whatever was said before. */
  readonly idCuenta?: string | null | undefined;
}
export type Decisiones = ReadonlyMap<string, Decision>;
