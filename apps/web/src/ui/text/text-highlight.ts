// Where in a text the words of a search are, so that they can be shown. The words come normalised (text-search.ts); the
// text is given back as it was written, in pieces.
interface Trozo {
  readonly texto: string;
  readonly marcado: boolean;
  /** Where it begins in the text. */
  readonly desde: number;
}

export function highlightPieces(texto: string, palabras: readonly string[]): Trozo[] {
  const { plano, origen } = aplanar(texto);
  const marcados = new Set<number>();
  for (const palabra of palabras.filter((una) => una !== '')) {
    for (let en = plano.indexOf(palabra); en >= 0; en = plano.indexOf(palabra, en + 1)) {
      const fin = origen[en + palabra.length] ?? texto.length;
      for (let indice = origen[en] ?? fin; indice < fin; indice++) marcados.add(indice);
    }
  }
  return agrupar(texto, marcados);
}

/** The text without accents or case, and the place in the original of each of its letters. */
function aplanar(texto: string): { plano: string; origen: number[] } {
  let plano = '';
  const origen: number[] = [];
  let indice = 0;
  for (const caracter of texto) {
    const simple = caracter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    plano += simple;
    for (let letra = 0; letra < simple.length; letra++) origen.push(indice);
    indice += caracter.length;
  }
  return { plano, origen };
}

function agrupar(texto: string, marcados: ReadonlySet<number>): Trozo[] {
  const trozos: Trozo[] = [];
  let desde = 0;
  for (let indice = 1; indice <= texto.length; indice++) {
    const marcado = marcados.has(desde);
    if (indice < texto.length && marcados.has(indice) === marcado) continue;
    trozos.push({ texto: texto.slice(desde, indice), marcado, desde });
    desde = indice;
  }
  return trozos;
}
