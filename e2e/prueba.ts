// Every browser test watches the console: an error or a broken content policy on any page fails it, unless the test
// says beforehand that it will cause one.
import { test as base, expect } from '@playwright/test';

interface Vigilancia {
  /** Tells that failed requests are part of what this test does. */
  readonly admitirFallosDeRed: () => void;
}

export const test = base.extend<{ vigilancia: Vigilancia }>({
  vigilancia: [
    async ({ context }, use) => {
      const errores: string[] = [];
      let admitidos = false;
      context.on('console', (mensaje) => {
        const esDeRed = mensaje.text().startsWith('Failed to load resource');
        if (mensaje.type() === 'error' && !(esDeRed && admitidos)) errores.push(mensaje.text());
      });
      context.on('weberror', (error) => errores.push(error.error().message));
      await use({
        admitirFallosDeRed: () => {
          admitidos = true;
        },
      });
      expect(errores).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
