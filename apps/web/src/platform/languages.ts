// The language the shell speaks: the person's own choice; else Spanish for whoever's browser asks for it before the
// others; else English.
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';

export const IDIOMA_DE_RESPALDO = 'en' satisfies Idioma;

export function idiomaDeseado(elegido: Idioma | null, preferidos: readonly string[]): Idioma {
  if (elegido !== null) return elegido;
  const nuestros = preferidos.map(sinRegion).filter((uno) => idiomas.some((idioma) => idioma === uno));
  return nuestros[0] === 'es' ? 'es' : IDIOMA_DE_RESPALDO;
}

const sinRegion = (etiqueta: string) => etiqueta.toLowerCase().split('-')[0] ?? '';
