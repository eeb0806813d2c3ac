// The thread that draws. A document is drawn whole when its job arrives (its pages say how many they are) and leaves
// piece by piece, as the application asks.
import { parentPort } from 'node:worker_threads';
import type { Aviso, Orden } from './messages.ts';

/** What the module of a job exports. */
export interface ModuloPdf {
  render(datos: unknown): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

const TROZO_BYTES = 64 * 1024;

const documentos = new Map<number, AsyncGenerator<Uint8Array<ArrayBuffer>>>();

parentPort?.on('message', (orden: Orden) => {
  switch (orden.tipo) {
    case 'trabajo':
      documentos.set(orden.id, dibujar(orden.modulo, orden.datos));
      return;
    case 'mas':
      void entregar(orden.id);
      return;
    case 'cancelar':
      void documentos.get(orden.id)?.return(undefined);
      documentos.delete(orden.id);
      return;
    default:
      orden satisfies never;
  }
});

async function* dibujar(modulo: string, datos: unknown): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { render }: ModuloPdf = await import(modulo);
  for await (const parte of await render(datos)) {
    for (let desde = 0; desde < parte.length; desde += TROZO_BYTES) {
      yield new Uint8Array(parte.subarray(desde, desde + TROZO_BYTES));
    }
  }
}

async function entregar(id: number): Promise<void> {
  try {
    const siguiente = await documentos.get(id)?.next();
    if (siguiente === undefined) return;
    if (siguiente.done !== true) return decir({ tipo: 'trozo', id, bytes: siguiente.value });
    documentos.delete(id);
    decir({ tipo: 'fin', id });
  } catch (error) {
    documentos.delete(id);
    decir({ tipo: 'fallo', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

function decir(aviso: Aviso): void {
  parentPort?.postMessage(aviso, aviso.tipo === 'trozo' ? [aviso.bytes.buffer] : []);
}
