// What got no answer because the line or the server failed for a moment is asked again by itself, with pauses that grow, for
// as long as a change of server takes. Only what may be asked twice: whoever reads, and what carries a key.
import { PIDEN_ESPERAR } from '@cuadra/contract/problema-en-json';
import { ApiError } from './api-error.ts';
import { nowMs } from './clock.ts';
import { beginRequest } from './in-flight.ts';
import { delayBefore, pause } from './reconnect.ts';
import { createStore, type ReadableStore } from './store.ts';

const LIMITE_MS = 25_000;
const PRIMERA_MS = 500;
const MAXIMA_MS = 4_000;

const cuantas = createStore(0);

/** How many are being insisted upon. */
export const insistences: ReadableStore<number> = cuantas;

/** Nobody is there any more to want them: each is left with the failure that it had. */
export function stopInsisting(): void {
  salida.abort();
  salida = new AbortController();
}
let salida = new AbortController();

export async function insist<T>(intentar: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const alSalir = salida.signal;
  try {
    return await intentar();
  } catch (error) {
    if (!mayPass(error) || signal?.aborted) throw error;
    const terminar = beginRequest();
    cuantas.set(cuantas.getSnapshot() + 1);
    return seguir(intentar, error, alSalir, signal).finally(() => {
      cuantas.set(cuantas.getSnapshot() - 1);
      terminar();
    });
  }
}

/** No answer at all, somebody in between who had none, or a refusal that only says to wait. */
export const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status) && PIDEN_ESPERAR.has(error.codigo);

async function seguir<T>(
  intentar: () => Promise<T>,
  primero: ApiError,
  alSalir: AbortSignal,
  signal = alSalir,
): Promise<T> {
  const fin = AbortSignal.any([alSalir, signal]);
  const limite = nowMs() + LIMITE_MS;
  let ultimo = primero;
  for (let intento = 0; ; intento++) {
    const esperaMs = pauseBefore(intento, ultimo.esperaSegundos);
    if (nowMs() + esperaMs > limite) throw ultimo;
    await pause(esperaMs, fin);
    if (alSalir.aborted) throw ultimo;
    signal.throwIfAborted();
    try {
      return await intentar();
    } catch (error) {
      if (!mayPass(error)) throw error;
      ultimo = error;
    }
  }
}

/** Never before the server says. */
export const pauseBefore = (intento: number, esperaSegundos = 0, azar?: number): number =>
  Math.max(delayBefore(intento, azar, PRIMERA_MS, MAXIMA_MS), esperaSegundos * 1_000);
