// Short confirmations that go away by themselves; what went wrong is said where it happened, not here.
//
//   avisar('Cuenta guardada.');
//
// The library behind them loads with the first toast, so that pages that never show one do not pay for it.
export type TonoDeAviso = 'exito' | 'info' | 'error';

interface Aviso {
  readonly texto: string;
  readonly tono: TonoDeAviso;
}

const oyentes = new Set<() => void>();
let pedido = false;

export async function avisar(texto: string, tono: TonoDeAviso = 'exito'): Promise<void> {
  pedido = true;
  for (const oyente of oyentes) oyente();
  const { mostrar } = await import('./toast-container.tsx');
  mostrar({ texto, tono } satisfies Aviso);
}

export const huboAvisos = (): boolean => pedido;

export function suscribirAvisos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
