// The chosen scheme (light, dark or auto) and where it is remembered. public/scheme.js reads the same key before
// the first paint.
import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';

export const ESQUEMA_CONFIGURADO = 'light' satisfies MantineColorScheme;

export const memoriaDeEsquema = localStorageColorSchemeManager({ key: 'esquema' });

/** The nonce of this very page, left by the server; Mantine's style elements carry it. */
export function nonceDeEstilos(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}
