// Whether the settings panel is open. It is opened from several places: the header's button, the person's menu, the palette.
import { createStore, useStore } from '../../platform/store.ts';

/** The header's button, in whichever layout is in sight. */
export const SETTINGS_BUTTON_ID = 'ajustes';

const abiertos = createStore(false);

export const openSettings = (): void => abiertos.set(true);
export const closeSettings = (): void => abiertos.set(false);

export const useSettingsOpen = (): boolean => useStore(abiertos);
