// A text with the words of a search marked in it.
//
//   <Highlight text="Depósitos a plazo" words={['deposito']} />
import classes from './highlight.module.css';
import { highlightPieces } from './text-highlight.ts';

interface HighlightProps {
  readonly text: string;
  /** Normalised, as text-search.ts does. */
  readonly words: readonly string[];
}

export function Highlight({ text, words }: HighlightProps) {
  if (words.length === 0) return text;
  return highlightPieces(text, words).map(({ text: piece, marked, desde }) =>
    marked ? (
      <mark key={desde} className={classes.marca}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
