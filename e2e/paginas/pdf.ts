// The window of a PDF as a person sees it.
import type { Page } from '@playwright/test';

/**
 * Where the window that opens next will be sent; ask before opening it, since a quick PDF arrives with its window. A
 * browser that cannot show a PDF (Chromium's headless shell) downloads it instead.
 */
export function direccionDelPdf(page: Page): Promise<string> {
  return new Promise((llega) => {
    page.once('popup', (ventana) => {
      ventana.once('download', (archivo) => llega(archivo.url()));
      ventana.waitForURL(/^blob:/).then(
        () => llega(ventana.url()),
        () => undefined,
      );
    });
  });
}
