// The glossary as a list: its words in order, and each of them used.
import { scripts, text } from './sources.ts';

export interface Entry {
  /** As written: `aviso, nota`. */
  readonly words: string;
  readonly line: number;
}

export const entries: readonly Entry[] = (text.get('docs/glossary.md') ?? '')
  .split('\n')
  .map((line, index) => ({ words: /^\| (.+?) \|/.exec(line)?.[1] ?? '', line: index + 1 }))
  .filter(({ words }) => words !== '' && words !== 'word' && !words.startsWith('-'));

/** Entries that stand before one they should follow. */
export function outOfOrder(): string[] {
  const { compare } = new Intl.Collator('es', { sensitivity: 'base' });
  return entries
    .filter(({ words }, index) => compare(entries[index - 1]?.words ?? '', words) > 0)
    .map(({ words, line }) => `docs/glossary.md:${line}: ${words}`);
}

/** Words that nothing in the code says. */
export function unused(): string[] {
  const said = scripts.map(([, content]) => plain(content)).join('\n');
  return entries.flatMap(({ words, line }) =>
    words
      .replaceAll(/\([^)]*\)|`/g, '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => !isSaid(said, word))
      .map((word) => `docs/glossary.md:${line}: ${word}`),
  );
}

/** `estado financiero` is said as `estadoFinanciero`, `estado-financiero` or `estado_de_…`: by each of its words. */
function isSaid(said: string, word: string): boolean {
  return plain(word)
    .split(/\s+/)
    .every((part) => said.includes(part));
}

function plain(content: string): string {
  return content.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
