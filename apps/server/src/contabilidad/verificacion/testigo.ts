// A witness of the books: heads of their chain that were signed and delivered where the database's owner has no hand. The
// books prove only themselves; the witness tells whether they are the ones that were delivered. `composicion.ts` says who it is.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '#platform/database/pool.ts';

/** How far the books went when they were signed. */
export interface Cabeza {
  /** ISO instant in UTC. */
  readonly selladaEn: string;
  /** The last partida of each year; `huella` in hexadecimal. A year without partidas is not there. */
  readonly ejercicios: readonly {
    readonly anio: number;
    readonly numero: number;
    readonly huella: string;
  }[];
}

export interface OpcionesDeTestigo {
  /** Everything again; otherwise the heads of the last forty days, and what the last that stands does not already hold. */
  readonly completa: boolean;
  /** Where delivered heads are read from; absent: where the settings say, if they do. */
  readonly carpeta?: string | undefined;
  /** To give up half way. */
  readonly senal?: AbortSignal | undefined;
}

export interface Testimonio {
  /** About heads and bitácora (rules `sello` and `bitacora`), the first difference first. */
  readonly hallazgos: readonly Hallazgo[];
  /** The last head that stands, to begin from; absent: none was signed. */
  readonly ultimaCabeza: Cabeza | undefined;
}

export interface Testigo {
  revisar(db: Database, opciones: OpcionesDeTestigo): Promise<Testimonio>;
}

/** Where nothing was ever signed. */
export const SIN_TESTIGO: Testigo = {
  revisar: async () => ({ hallazgos: [], ultimaCabeza: undefined }),
};
