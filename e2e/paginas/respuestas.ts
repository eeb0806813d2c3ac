// What the server answered, for whoever leaves or looks elsewhere next: a page shows some things before they are kept.
import type { Endpoint } from '@cuadra/contract/endpoint';
import type { Page } from '@playwright/test';

/** Asked for before the act that causes it, awaited after. */
export async function respuestaDe(page: Page, { method, path }: Endpoint): Promise<void> {
  await page.waitForResponse(
    (respuesta) =>
      new URL(respuesta.url()).pathname === path && respuesta.request().method() === method && respuesta.ok(),
  );
}
