// COPY from the program into a table, piece by piece as the pieces arrive: a table of any size takes the same memory.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The part of pg's connection that a COPY needs. */
interface Connection {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(motivo: string): void;
}

/** `copy <tabla> (…) from stdin with (format csv)`; what fails in the pieces is told before what PostgreSQL says of it. */
export async function copiarPorPartes(
  dueno: pg.Client,
  sentencia: string,
  partes: AsyncIterable<Buffer>,
): Promise<void> {
  const copia = crearCopia(sentencia, partes);
  dueno.query(copia.consulta);
  await copia.fin;
}

const EN_CAMINO_MAX = 1_048_576;

function crearCopia(sentencia: string, partes: AsyncIterable<Buffer>) {
  const { promise: fin, resolve, reject } = Promise.withResolvers<void>();
  let fallo: unknown;
  const enviar = async (connection: Connection) => {
    try {
      for await (const parte of partes) {
        if (fallo !== undefined) break;
        connection.sendCopyFromChunk(parte);
        if (connection.stream.writableLength > EN_CAMINO_MAX) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      fallo = error;
      connection.sendCopyFail('La lectura no llegó a su fin.');
    }
  };
  const consulta = {
    submit: (connection: Connection) => connection.query(sentencia),
    handleCopyInResponse: (connection: Connection) => void enviar(connection),
    handleCommandComplete: () => undefined,
    handleError: (error: unknown) => {
      fallo ??= error;
      reject(fallo);
    },
    handleReadyForQuery: () => resolve(),
  };
  return { consulta: consulta as unknown as pg.Submittable, fin };
}
