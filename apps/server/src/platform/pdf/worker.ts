// The thread that draws. A document takes its rows batch by batch and leaves piece by piece, both as they are asked for.
import { parentPort } from 'node:worker_threads';
import type { Aviso, Orden } from './ordenes.ts';

/** Rows in batches, in the order of the report. */
export type Lotes<F = unknown> = AsyncIterable<readonly F[]>;

/** What the module of a job exports. */
export interface ModuloPdf {
  render(datos: unknown, lotes: Lotes): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

const TROZO_BYTES = 64 * 1024;

interface Documento {
  readonly salida: AsyncGenerator<Uint8Array<ArrayBuffer>>;
  /** Takes the batch that was asked for; null: there are no more. */
  recibir: (filas: readonly unknown[] | null) => void;
}

const documentos = new Map<number, Documento>();

parentPort?.on('message', (orden: Orden) => {
  switch (orden.tipo) {
    case 'trabajo':
      documentos.set(orden.id, abrir(orden.id, orden.modulo, orden.datos));
      return;
    case 'mas':
      void entregar(orden.id);
      return;
    case 'filas':
      documentos.get(orden.id)?.recibir(orden.filas);
      return;
    case 'cancelar':
      cancelar(orden.id);
      return;
    default:
      orden satisfies never;
  }
});

function abrir(id: number, modulo: string, datos: unknown): Documento {
  const documento: Documento = {
    salida: dibujar(modulo, datos, pedirLotes()),
    recibir: () => undefined,
  };
  async function* pedirLotes(): AsyncGenerator<readonly unknown[]> {
    for (;;) {
      const filas = await new Promise<readonly unknown[] | null>((recibir) => {
        documento.recibir = recibir;
        decir({ tipo: 'pide', id });
      });
      if (filas === null) return;
      yield filas;
    }
  }
  return documento;
}

async function* dibujar(
  modulo: string,
  datos: unknown,
  lotes: Lotes,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { render }: ModuloPdf = await import(modulo);
  for await (const parte of await render(datos, lotes)) {
    for (let desde = 0; desde < parte.length; desde += TROZO_BYTES) {
      yield new Uint8Array(parte.subarray(desde, desde + TROZO_BYTES));
    }
  }
}

async function entregar(id: number): Promise<void> {
  try {
    const siguiente = await documentos.get(id)?.salida.next();
    if (siguiente === undefined || !documentos.has(id)) return;
    if (siguiente.done !== true) return decir({ tipo: 'trozo', id, bytes: siguiente.value });
    documentos.delete(id);
    decir({ tipo: 'fin', id });
  } catch (error) {
    documentos.delete(id);
    decir({ tipo: 'fallo', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** One that waits for rows gets no more, and ends. */
function cancelar(id: number): void {
  const documento = documentos.get(id);
  documentos.delete(id);
  documento?.recibir(null);
  void documento?.salida.return(undefined);
}

function decir(aviso: Aviso): void {
  parentPort?.postMessage(aviso, aviso.tipo === 'trozo' ? [aviso.bytes.buffer] : []);
}
