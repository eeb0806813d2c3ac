// Short confirmations that go away by themselves; what went wrong is said where it happened, not here.
//
//   notify('Cuenta guardada.');
//
// The library behind them loads with the first toast, so that pages that never show one do not pay for it.
import { createStore } from '#platform/store.ts';

export type ToastTone = 'exito' | 'info' | 'error';

interface Notice {
  readonly text: string;
  readonly tone: ToastTone;
}

/** Has any been asked for? */
export const toastsAsked = createStore(false);

export async function notify(text: string, tone: ToastTone = 'exito'): Promise<void> {
  toastsAsked.set(true);
  const { showToast: show } = await import('./toast-container.tsx');
  show({ text, tone } satisfies Notice);
}
