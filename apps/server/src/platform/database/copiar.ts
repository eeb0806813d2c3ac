// COPY from the program into a table: the cheapest way in for very many rows. To Kysely it is a cursor that gives no
// rows, the one kind of statement that it hands over to pg as an object.
import { CompiledQuery, type PostgresCursor } from 'kysely';
import type { Tx } from './escribir.ts';

/** Rows as `filaDeCopia` writes them, of the columns that the statement names: `copy <tabla> (…) from stdin`. */
export async function copiar(tx: Tx, sentencia: string, filas: string): Promise<void> {
  const consulta = CompiledQuery.raw(sentencia, [filas]);
  for await (const _ of tx.getExecutor().stream(consulta, 1));
}

/** One row in PostgreSQL's own text format. */
export function filaDeCopia(valores: readonly (string | number | boolean | Buffer | null)[]): string {
  return `${valores.map(campo).join('\t')}\n`;
}

const ESPECIALES = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function campo(valor: string | number | boolean | Buffer | null): string {
  if (valor === null) return '\\N';
  if (typeof valor === 'object') return `\\\\x${valor.toString('hex')}`;
  const texto = String(valor);
  return ESPECIALES.test(texto) ? texto.replace(/[\\\t\n\r]/g, (signo) => ESCAPES[signo] ?? signo) : texto;
}

/** The part of pg's connection that a COPY needs. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** What pg does with a statement it was handed as an object, and what Kysely does with a cursor. */
export class CopiaDeEntrada<T> implements PostgresCursor<T> {
  readonly #sentencia: string;
  readonly #filas: Buffer;
  readonly #fin = Promise.withResolvers<void>();

  constructor(sentencia: string, [filas]: unknown[]) {
    this.#sentencia = sentencia;
    this.#filas = Buffer.from(String(filas));
  }

  submit(connection: Connection): void {
    connection.query(this.#sentencia);
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(this.#filas);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(error: unknown): void {
    this.#fin.reject(error);
  }

  handleReadyForQuery(): void {
    this.#fin.resolve();
  }

  async read(): Promise<T[]> {
    await this.#fin.promise;
    return [];
  }

  async close(): Promise<void> {}
}
