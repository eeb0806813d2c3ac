// A body that is read as it arrives. Whoever stops half-way, because of an error or because it is enough, lets the rest
// pass unread: a connection cut under a caller who is still sending would take the answer with it.
import type { Readable } from 'node:stream';
import { ProblemaError } from '../problema.ts';

/** Also for what is left unread: nobody keeps a connection busy for ever. */
const PLAZO_MS = 15 * 60_000;

export async function* leerFlujo(flujo: Readable, bytesMax: number): AsyncGenerator<Uint8Array> {
  const plazo = setTimeout(() => flujo.destroy(), PLAZO_MS).unref();
  flujo.once('close', () => clearTimeout(plazo));
  let bytes = 0;
  try {
    for await (const trozo of flujo.iterator({ destroyOnReturn: false })) {
      bytes += trozo.length;
      if (bytes > bytesMax) throw new ProblemaError('CUERPO_DEMASIADO_GRANDE');
      yield trozo;
    }
  } catch (error) {
    if (error instanceof ProblemaError) throw error;
    throw new ProblemaError('PETICION_INVALIDA', { detalle: 'El envío se interrumpió antes de terminar.' });
  } finally {
    flujo.resume();
  }
}
