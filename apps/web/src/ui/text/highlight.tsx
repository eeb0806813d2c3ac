// A text with the words of a search marked in it.
//
//   <Highlight texto="Depósitos a plazo" palabras={['deposito']} />
import classes from './highlight.module.css';
import { highlightPieces } from './text-highlight.ts';

interface HighlightProps {
  readonly texto: string;
  /** Normalised, as text-search.ts does. */
  readonly palabras: readonly string[];
}

export function Highlight({ texto, palabras }: HighlightProps) {
  if (palabras.length === 0) return texto;
  return highlightPieces(texto, palabras).map(({ texto: trozo, marcado, desde }) =>
    marcado ? (
      <mark key={desde} className={classes.marca}>
        {trozo}
      </mark>
    ) : (
      trozo
    ),
  );
}
