// How an account of another program is known: by its code, its name or its whole path, as somebody wrote it there. Two
// writings that a person reads as the same are the same key, so that what was said once serves every file that comes.

/** The longest writing of an account that is kept: a path of several names. */
export const ANTES_MAX = 300;

/** Without accents, case, or spaces but single ones; and none around what separates the names of a path. */
export function claveDeEquivalencia(antes: string): string {
  return antes
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?: ?/g, ':')
    .trim();
}
