// COPY between the program and PostgreSQL, in either direction: the cheapest way for very many rows. To Kysely it is a cursor,
// the one kind of statement that it hands over to pg as an object.
import { CompiledQuery, type PostgresCursor, type RawBuilder } from 'kysely';
import type { Tx } from './escribir.ts';
import type { Database } from './pool.ts';

/** Rows as `filaDeCopia` writes them, of the columns that the statement names: `copy <tabla> (…) from stdin`. */
export async function copiar(tx: Tx, sentencia: string, filas: string): Promise<void> {
  const consulta = CompiledQuery.raw(sentencia, [filas]);
  for await (const _ of tx.getExecutor().stream(consulta, 1));
}

/**
 * The rows of a query as PostgreSQL writes them, for `filasDeCopia` to read: wherever that is, nobody looks at them on the way.
 * A COPY takes no parameters: what changes in the query is written in it, with `sql.lit`.
 */
export async function copiarAfuera(
  db: Database,
  consulta: RawBuilder<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sql: sentencia, parameters } = consulta.compile(db);
  if (parameters.length > 0) throw new TypeError('Un COPY no lleva parámetros.');
  const copia = CompiledQuery.raw(`copy (${sentencia}) to stdout`);
  for await (const { rows } of db.getExecutor().stream<{ filas: Uint8Array<ArrayBuffer> }>(copia, 1)) {
    const [salida] = rows;
    if (salida !== undefined) return salida.filas;
  }
  return new Uint8Array();
}

/** The part of pg's connection that a COPY needs. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const CAPACIDAD_INICIAL = 2 ** 16;

/** What pg does with a statement it was handed as an object, and what Kysely does with a cursor. */
export class Copia<T> implements PostgresCursor<T> {
  readonly #sentencia: string;
  readonly #entran: Buffer;
  #salen = new Uint8Array(CAPACIDAD_INICIAL);
  #cuantos = 0;
  readonly #fin = Promise.withResolvers<void>();

  constructor(sentencia: string, [filas = '']: unknown[]) {
    this.#sentencia = sentencia;
    this.#entran = Buffer.from(String(filas));
  }

  submit(connection: Connection): void {
    connection.query(this.#sentencia);
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(this.#entran);
    connection.endCopyFrom();
  }

  /** Copied at once: pg writes the next ones over it. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const hasta = this.#cuantos + chunk.length;
    if (hasta > this.#salen.length) {
      const mayor = new Uint8Array(Math.max(hasta, 2 * this.#salen.length));
      mayor.set(this.#salen.subarray(0, this.#cuantos));
      this.#salen = mayor;
    }
    this.#salen.set(chunk, this.#cuantos);
    this.#cuantos = hasta;
  }

  handleCommandComplete(): void {}

  handleError(error: unknown): void {
    this.#fin.reject(error);
  }

  handleReadyForQuery(): void {
    this.#fin.resolve();
  }

  /** All that came out, as one row; then none. */
  async read(): Promise<T[]> {
    await this.#fin.promise;
    if (this.#cuantos === 0) return [];
    const filas = this.#salen.slice(0, this.#cuantos);
    this.#cuantos = 0;
    return [{ filas } as T];
  }

  async close(): Promise<void> {}
}
