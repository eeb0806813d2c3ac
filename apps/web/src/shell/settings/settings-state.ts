// Whether the settings panel is open. It is opened from several places: the header's button, the person's menu, the palette.
import { createStore, useStore } from '#platform/store.ts';

/** The header's button, in whichever layout is in sight. */
export const SETTINGS_BUTTON_ID = 'ajustes';

const abiertos = createStore(false);
/** Not the panel's: with another layout there is another panel, which did not see them open. */
let origen: Element | null = null;

export function openSettings(): void {
  origen = document.activeElement;
  abiertos.set(true);
}
export const closeSettings = (): void => abiertos.set(false);

export const useSettingsOpen = (): boolean => useStore(abiertos);

/** Whatever opened them; when another layout took its place meanwhile, that one's button. */
export function settingsOpener(): HTMLElement | null {
  if (origen instanceof HTMLElement && origen.isConnected && origen !== document.body) return origen;
  return document.getElementById(SETTINGS_BUTTON_ID);
}
