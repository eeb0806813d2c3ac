// Whether the settings panel is open. It is opened from several places: its tab, the person's menu.
import { createStore, useStore } from '../../platform/store.ts';

const abiertos = createStore(false);

export const abrirAjustes = (): void => abiertos.set(true);
export const cerrarAjustes = (): void => abiertos.set(false);

export const useAjustesAbiertos = (): boolean => useStore(abiertos);
