// What comes in to be posted together, whatever it is written in: partidas not yet believed, each knowing where it
// stands, and the digest of all that came.
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';

export interface Leida {
  readonly valor: unknown;
  /** What is wrong before it can be looked at as a partida. */
  readonly errores: readonly ErrorDeLote[];
  /** Where the person finds that field of it. */
  readonly ubicar: (campo: string) => Lugar;
  /** How much of what came is read with it, where all of it is known. */
  readonly avance?: { readonly hechas: number; readonly total: number };
}

export interface Lugar {
  readonly linea: number;
  readonly campo: string;
}

export interface Entrada {
  /** To be gone through once. */
  readonly leidas: AsyncIterable<Leida>;
  /** SHA-256 of the whole of it; what was not read yet is read for it. */
  huella(): Promise<Buffer>;
  /** SHA-256 of the file alone, however it is read: by it, the same one again is known. */
  archivo(): Promise<Buffer>;
}
