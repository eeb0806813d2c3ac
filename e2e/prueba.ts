// Every browser test watches the console: an error or a broken content policy on any page fails it, unless the test
// says beforehand that it will cause one.
import { test as base, expect } from '@playwright/test';

interface Vigilancia {
  /** Tells that failed requests are part of what this test does. */
  readonly admitirFallosDeRed: () => void;
  /** Tells that errors that say this are part of what this test does. */
  readonly admitirErrores: (texto: string) => void;
}

export const test = base.extend<{ vigilancia: Vigilancia }>({
  vigilancia: [
    async ({ context }, use) => {
      const errores: string[] = [];
      let admitidos = false;
      const esperados: string[] = [];
      context.on('console', (mensaje) => {
        // The browser's own word, and the program's for what its start did without.
        const esDeRed = /^(?:Failed to load resource|\/api\/|i18n\/)/.test(mensaje.text());
        if (mensaje.type() === 'error' && !(esDeRed && admitidos)) errores.push(mensaje.text());
      });
      context.on('weberror', (error) => errores.push(error.error().message));
      await use({
        admitirFallosDeRed: () => {
          admitidos = true;
        },
        admitirErrores: (texto) => {
          esperados.push(texto);
        },
      });
      const inesperados = errores.filter((error) => !esperados.some((texto) => error.includes(texto)));
      expect(inesperados).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
