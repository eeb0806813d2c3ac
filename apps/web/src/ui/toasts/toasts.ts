// Short confirmations that go away by themselves; what went wrong is said where it happened, not here.
//
//   notify('Cuenta guardada.');
//
// The library behind them loads with the first toast, so that pages that never show one do not pay for it.
import { createStore } from '#platform/store.ts';

export type ToastTone = 'exito' | 'info' | 'error';

interface Aviso {
  readonly texto: string;
  readonly tono: ToastTone;
}

/** Has any been asked for? */
export const toastsAsked = createStore(false);

export async function notify(texto: string, tono: ToastTone = 'exito'): Promise<void> {
  toastsAsked.set(true);
  const { showToast: mostrar } = await import('./toast-container.tsx');
  mostrar({ texto, tono } satisfies Aviso);
}
