// Where reports read: the replica while it tells the truth, the primary otherwise. Whoever asks says whether what they
// answer has a place to tell until when it knows the books; where it has none, only what is up to date is given.
import type { Database } from '../pool.ts';

export interface Lectura<T> {
  readonly valor: T;
  /** Until when the books were known, when the replica was behind; absent: up to the moment of the question. */
  readonly datosAl?: string;
}

export type EstadoDeReplica =
  | { readonly tipo: 'sin-replica' }
  | { readonly tipo: 'al-dia' }
  | { readonly tipo: 'atrasada'; readonly atrasoSegundos: number }
  /** So far behind, or nobody knows how far, that nothing is read there. */
  | { readonly tipo: 'muy-atrasada'; readonly atrasoSegundos: number | undefined }
  /** It does not answer. */
  | { readonly tipo: 'ausente' }
  /** What answers is no replica of these books, or lets the application do more than it may. */
  | { readonly tipo: 'ajena'; readonly motivo: string };

export type TrabajoDeLectura<T> = (db: Database, datosAl: string | undefined) => Promise<T>;

export interface LectorDeReportes {
  /** `trabajo` may run twice: again on the primary, when the replica fails in the middle. It is told `datosAl` too. */
  leer<T>(trabajo: TrabajoDeLectura<T>): Promise<Lectura<T>>;
  /** What has no place to say until when it knows. */
  leerExacto<T>(trabajo: (db: Database) => Promise<T>): Promise<T>;
  /** As it was last seen. */
  estado(): EstadoDeReplica;
  /** Looks now. */
  revisar(): Promise<EstadoDeReplica>;
}

export const lectorSinReplica = (db: Database): LectorDeReportes => ({
  leer: async (trabajo) => ({ valor: await trabajo(db, undefined) }),
  leerExacto: (trabajo) => trabajo(db),
  estado: () => ({ tipo: 'sin-replica' }),
  revisar: async () => ({ tipo: 'sin-replica' }),
});
