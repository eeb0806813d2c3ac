// The scheme of the screen: the chosen one, or with «auto» the system's, followed while it changes. public/scheme.js
// decides the same before the first paint.
import type { Esquema } from '@cuadra/contract/escritorio/preferencias';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

export const CONFIGURED_SCHEME: Esquema = 'light';

export function useVisibleScheme(elegido: Esquema): 'light' | 'dark' {
  const sistemaOscuro = useMediaQuery('(prefers-color-scheme: dark)', false, {
    getInitialValueInEffect: false,
  });
  if (elegido !== 'auto') return elegido;
  return sistemaOscuro ? 'dark' : 'light';
}

/** The body carries the scheme and the theme, each as a class. */
export function useBodyClasses(...nombres: readonly string[]): void {
  const juntas = nombres.join(' ');
  useLayoutEffect(() => {
    const clases = juntas.split(' ');
    document.body.classList.add(...clases);
    return () => document.body.classList.remove(...clases);
  }, [juntas]);
}

/** The nonce of this very page, left by the server; Mantine's style elements carry it. */
export function styleNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}
