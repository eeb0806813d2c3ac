// Gets somewhere with the Tab key alone, as somebody without a mouse.
import { expect, type Locator } from '@playwright/test';

const VECES = 80;

/** Fails when it is not reached. */
export async function tabularHasta(destino: Locator): Promise<void> {
  await expect(destino).toBeVisible();
  const llego = () => destino.evaluate((lugar) => lugar === document.activeElement);
  for (let veces = 0; veces < VECES && !(await llego()); veces += 1)
    await destino.page().keyboard.press('Tab');
  await expect(destino).toBeFocused();
}
