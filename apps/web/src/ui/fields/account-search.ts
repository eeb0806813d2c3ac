// How accounts are found, wherever they are looked for: every word is the beginning of the code, or part of the name or
// of a tag the account carries.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { normalizeText } from '#ui/text/text-search.ts';

/** The name and the tags of an account, ready to be searched. */
export function accountTexts({
  nombreCuenta,
  etiquetas,
}: Pick<Cuenta, 'nombreCuenta' | 'etiquetas'>): string {
  return [nombreCuenta, ...etiquetas].map(normalizeText).join('\n');
}

/** The words, and the texts of the account, normalised. */
export function isAccountSought(idCuenta: string, texts: string, words: readonly string[]): boolean {
  return words.every((word) => idCuenta.startsWith(word) || texts.includes(word));
}

/** Its tags that some word is in: why it was found, when it is by them. */
export function soughtTags(etiquetas: readonly string[], words: readonly string[]): string[] {
  const sought = words.filter((word) => word !== '');
  return etiquetas.filter((one) => sought.some((word) => normalizeText(one).includes(word)));
}
