// Whether the settings panel is open. It is opened from several places: its tab, the person's menu.
import { createStore, useStore } from '../../platform/store.ts';

const abiertos = createStore(false);

export const openSettings = (): void => abiertos.set(true);
export const closeSettings = (): void => abiertos.set(false);

export const useSettingsOpen = (): boolean => useStore(abiertos);
