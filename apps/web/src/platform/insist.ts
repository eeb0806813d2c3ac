// What got no answer because the line or the server failed for a moment is asked again by itself, with pauses that grow, for
// as long as a change of server takes. Only what may be asked twice: whoever reads, and what carries a key.
import { PIDEN_ESPERAR } from '@cuadra/contract/problema-en-json';
import { ApiError } from './api-error.ts';
import { nowMs } from './clock.ts';
import { beginRequest } from './in-flight.ts';
import { createStore, type ReadableStore } from './store.ts';

const LIMITE_MS = 25_000;
const PRIMERA_MS = 500;
const MAXIMA_MS = 4_000;
/** Up to this much more or less, so that not every browser comes back at once. */
const DISPERSION = 0.3;
const DE_UN_INTERMEDIARIO: ReadonlySet<number> = new Set([0, 502, 503, 504]);

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
  const alEmpezar = salida.signal;
  try {
    return await intentar();
  } catch (error) {
    if (!mayPass(error) || signal?.aborted || alEmpezar.aborted) throw error;
    const terminar = beginRequest();
    cuantas.set(cuantas.getSnapshot() + 1);
    try {
      return await seguir(intentar, error, { signal, salida: alEmpezar });
    } finally {
      cuantas.set(cuantas.getSnapshot() - 1);
      terminar();
    }
  }
}

/** No answer at all, somebody in between who had none, or a refusal that only says to wait. */
export const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && DE_UN_INTERMEDIARIO.has(error.status) && PIDEN_ESPERAR.has(error.codigo);

interface Ends {
  readonly signal: AbortSignal | undefined;
  readonly salida: AbortSignal;
}

async function seguir<T>(
  intentar: () => Promise<T>,
  primero: ApiError,
  { signal, salida: alSalir }: Ends,
): Promise<T> {
  const fin = AbortSignal.any([alSalir, ...(signal === undefined ? [] : [signal])]);
  const limite = nowMs() + LIMITE_MS;
  let ultimo = primero;
  for (let intento = 0; ; intento++) {
    const esperaMs = pauseBefore(intento, ultimo.esperaSegundos);
    if (nowMs() + esperaMs > limite) throw ultimo;
    await pausa(esperaMs, fin);
    signal?.throwIfAborted();
    if (alSalir.aborted) throw ultimo;
    try {
      return await intentar();
    } catch (error) {
      if (!mayPass(error)) throw error;
      ultimo = error;
    }
  }
}

/** Never before the server says. */
export function pauseBefore(
  intento: number,
  esperaSegundos: number | undefined,
  azar: number = Math.random(),
): number {
  const propia = Math.min(PRIMERA_MS * 2 ** intento, MAXIMA_MS) * (1 + DISPERSION * (2 * azar - 1));
  return Math.round(Math.max(propia, (esperaSegundos ?? 0) * 1_000));
}

/** Shorter when the network comes back, or nobody waits any more. */
function pausa(ms: number, fin: AbortSignal): Promise<void> {
  return new Promise((listo) => {
    const control = new AbortController();
    const dejar = () => {
      clearTimeout(espera);
      control.abort();
      listo();
    };
    const espera = setTimeout(dejar, ms);
    if (fin.aborted) return dejar();
    fin.addEventListener('abort', dejar, { signal: control.signal });
    globalThis.addEventListener?.('online', dejar, { signal: control.signal });
  });
}
