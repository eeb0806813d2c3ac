// The mark between the cells of a CSV. Its own line says it (`sep=;`, as spreadsheets write) or its headings do: in the rows below, names may
// carry commas of their own.

const SEPARADORES = [',', ';', '\t', '|'] as const;
/** Where the headings are looked for. */
const ENCABEZADO_MAX = 64 * 1024;

export interface CsvPorSeparar {
  readonly texto: string;
  readonly separador: string;
}

export function separarCsv(texto: string): CsvPorSeparar {
  const declarado = /^\s{0,200}"?sep=([^\r\n"])"?[ ,;|\t]{0,200}(?=\r\n|\r|\n|$)/i.exec(texto);
  // Its line stays as an empty one: the others keep their numbers.
  if (declarado !== null) return { texto: texto.slice(declarado[0].length), separador: declarado[1] ?? ',' };
  return { texto, separador: elDelEncabezado(texto) };
}

function elDelEncabezado(texto: string): string {
  const inicio = texto.slice(0, ENCABEZADO_MAX).trimStart();
  const cuantas = new Map<string, number>(SEPARADORES.map((separador) => [separador, 0]));
  let entreComillas = false;
  for (const letra of inicio) {
    if (letra === '"') entreComillas = !entreComillas;
    else if (!entreComillas) {
      if (letra === '\n' || letra === '\r') break;
      const veces = cuantas.get(letra);
      if (veces !== undefined) cuantas.set(letra, veces + 1);
    }
  }
  const [mejor] = [...cuantas].toSorted(([, a], [, b]) => b - a);
  return mejor?.[0] ?? ',';
}
