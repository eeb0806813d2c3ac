// Where in a text the words of a search are, so that they can be shown. The words come normalised (text-search.ts); the
// text is given back as it was written, in pieces.
interface Piece {
  readonly text: string;
  readonly marked: boolean;
  /** Where it begins in the text. */
  readonly desde: number;
}

export function highlightPieces(text: string, words: readonly string[]): Piece[] {
  const { plano, origin } = flatten(text);
  const marcados = new Set<number>();
  for (const word of words.filter((one) => one !== '')) {
    for (let en = plano.indexOf(word); en >= 0; en = plano.indexOf(word, en + 1)) {
      const end = origin[en + word.length] ?? text.length;
      for (let index = origin[en] ?? end; index < end; index++) marcados.add(index);
    }
  }
  return group(text, marcados);
}

/** The text without accents or case, and the place in the original of each of its letters. */
function flatten(text: string): { plano: string; origin: number[] } {
  let plano = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    plano += plain;
    for (let letter = 0; letter < plain.length; letter++) origin.push(index);
    index += character.length;
  }
  return { plano, origin };
}

function group(text: string, marcados: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  let desde = 0;
  for (let index = 1; index <= text.length; index++) {
    const marked = marcados.has(desde);
    if (index < text.length && marcados.has(index) === marked) continue;
    pieces.push({ text: text.slice(desde, index), marked, desde });
    desde = index;
  }
  return pieces;
}
