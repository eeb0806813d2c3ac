// The font for what the standard ones lack: names in other spellings (ʼ, ǩ, ł), Greek, Cyrillic, arrows, signs. It is
// opened with the first such text, of which most documents have none, and only the letters that were used travel in the
// file. It writes letter by letter: it does not join the letters of Arabic nor turn the line of what is read from the right.
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** Narrow, as the letters that it stands among. */
const ARCHIVOS = {
  normal: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  negrita: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
} as const;
export type Peso = keyof typeof ARCHIVOS;

/** Its letters are taller than those of Helvetica of the same size. */
export const ESCALA_DE_RESERVA = 0.94;

/** What pdfkit does not tell in its types. */
interface FuenteIncrustada {
  readonly id: string;
  readonly font: {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codigo: number): boolean;
    glyphForCodePoint(codigo: number): { readonly advanceWidth: number };
  };
  ref(): unknown;
  encode(texto: string): readonly [readonly string[], unknown];
}
interface Interior {
  readonly _font: FuenteIncrustada;
  readonly page: { readonly fonts: Record<string, unknown> };
}

/** Where letters are measured, before there is a document to write them in. */
let banco: PDFKit.PDFDocument | undefined;

const anchos: Record<Peso, Map<string, number | undefined>> = { normal: new Map(), negrita: new Map() };

/** In thousandths of the size it is asked for; undefined if it has no such letter. */
export function anchoEnReserva(letra: string, peso: Peso): number | undefined {
  const medidos = anchos[peso];
  if (!medidos.has(letra)) medidos.set(letra, medir(letra.codePointAt(0) ?? 0, peso));
  return medidos.get(letra);
}

function medir(codigo: number, peso: Peso): number | undefined {
  banco ??= new PDFDocument();
  const { font } = abrir(banco, peso);
  if (!font.hasGlyphForCodePoint(codigo)) return undefined;
  return (font.glyphForCodePoint(codigo).advanceWidth / font.unitsPerEm) * 1_000 * ESCALA_DE_RESERVA;
}

/** The name of the font in the page at hand, and the text as that font numbers its letters. */
export function escribirEnReserva(
  pdf: PDFKit.PDFDocument,
  texto: string,
  peso: Peso,
): { readonly fuente: string; readonly codigos: string } {
  const fuente = abrir(pdf, peso);
  const { page } = pdf as unknown as Interior;
  page.fonts[fuente.id] ??= fuente.ref();
  return { fuente: fuente.id, codigos: [...texto].map((letra) => fuente.encode(letra)[0].join('')).join('') };
}

function abrir(pdf: PDFKit.PDFDocument, peso: Peso): FuenteIncrustada {
  return (pdf.font(ARCHIVOS[peso]) as unknown as Interior)._font;
}
