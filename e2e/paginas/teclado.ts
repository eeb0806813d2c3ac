// The keyboard, as somebody uses it who sees where it is.
import { expect, type Locator } from '@playwright/test';

/** Escape goes to whatever holds the focus, which arrives a moment after a thing opens. */
export async function escaparDe(abierto: Locator): Promise<void> {
  await expect
    .poll(() => abierto.evaluate((lugar) => lugar.contains(document.activeElement)), 'el foco, dentro')
    .toBe(true);
  await abierto.page().keyboard.press('Escape');
}
