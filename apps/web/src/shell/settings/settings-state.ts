// Whether the settings panel is open. It is opened from several places: its tab, the person's menu.
import { useSyncExternalStore } from 'react';

let abiertos = false;
const oyentes = new Set<() => void>();

export const abrirAjustes = (): void => cambiar(true);
export const cerrarAjustes = (): void => cambiar(false);

export function useAjustesAbiertos(): boolean {
  return useSyncExternalStore(suscribir, () => abiertos);
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function cambiar(valor: boolean): void {
  abiertos = valor;
  for (const oyente of oyentes) oyente();
}
