// Short confirmations that go away by themselves; what went wrong is said where it happened, not here.
//
//   avisar('Cuenta guardada.');
//
// The library behind them loads with the first toast, so that pages that never show one do not pay for it.
import { createStore } from '../../platform/store.ts';

export type TonoDeAviso = 'exito' | 'info' | 'error';

interface Aviso {
  readonly texto: string;
  readonly tono: TonoDeAviso;
}

/** Has any been asked for? */
export const huboAvisos = createStore(false);

export async function avisar(texto: string, tono: TonoDeAviso = 'exito'): Promise<void> {
  huboAvisos.set(true);
  const { mostrar } = await import('./toast-container.tsx');
  mostrar({ texto, tono } satisfies Aviso);
}
