// The language the shell speaks: the person's own choice; else Spanish for whoever's browser asks for it before the
// others; else English.
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';

export const FALLBACK_LANGUAGE = 'en' satisfies Idioma;

export function wantedLanguage(elegido: Idioma | null, preferidos: readonly string[]): Idioma {
  if (elegido !== null) return elegido;
  const nuestros = preferidos.map(sinRegion).filter((uno) => idiomas.some((idioma) => idioma === uno));
  return nuestros[0] === 'es' ? 'es' : FALLBACK_LANGUAGE;
}

const sinRegion = (etiqueta: string) => etiqueta.toLowerCase().split('-')[0] ?? '';
