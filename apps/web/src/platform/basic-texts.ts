// The words of the few parts that may show before the shell's language is there, or without it: the loading bar, a
// crash, an unknown address. Spanish, but inside the shell, where app/i18n.ts brings the person's own: it would weigh on
// the sign-in page.
import { createStore, useStore } from './store.ts';

export const basicTexts = {
  loading: 'Cargando',
  loadingApp: 'Cargando Cuadra',
  crashTitle: 'No se pudo mostrar esta página',
  crashText: 'Ocurrió un error inesperado. Intente de nuevo.',
  retry: 'Reintentar',
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'Revise la dirección. Si llegó por un enlace de Cuadra, avise a su administrador.',
  backHome: 'Ir al inicio',
} as const;

type TraducirBasico = (clave: keyof typeof basicTexts) => string;

const enEspanol: TraducirBasico = (clave) => basicTexts[clave];
const traduccion = createStore(enEspanol);

export const useBasicTexts = (): TraducirBasico => useStore(traduccion);

/** Until the function it returns is called. */
export function translateBasics(nueva: TraducirBasico): () => void {
  traduccion.set(nueva);
  return () => traduccion.set(enEspanol);
}
