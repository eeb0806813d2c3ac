// The window of a PDF as a person sees it.
import type { Page } from '@playwright/test';

/** Where the window was sent. A browser that cannot show a PDF (Chromium's headless shell) downloads it instead. */
export function direccionDelPdf(ventana: Page): Promise<string> {
  const mostrado = ventana.waitForURL(/^blob:/).then(() => ventana.url());
  const descargado = ventana.waitForEvent('download').then((archivo) => archivo.url());
  return Promise.any([mostrado, descargado]);
}
