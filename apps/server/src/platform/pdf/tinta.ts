// Text and rules written straight into the page, in the standard fonts wherever they have its letters. pdfkit's own way looks for kerning in every pair of
// letters and lays out each text as a paragraph: 60,000 cells took it ten seconds, and take one like this.
import {
  anchoEnReserva,
  ESCALA_DE_RESERVA,
  escribirEnReserva,
  type Peso as Fuente,
} from './fuente-de-reserva.ts';
import { codigosWinAnsi, type Tramo, tramosDe } from './texto.ts';

export type Alineacion = 'izquierda' | 'centro' | 'derecha';

export interface Letra {
  readonly tamano: number;
  readonly negrita?: boolean;
  /** With respect to x: where the text begins, its middle or where it ends. */
  readonly alineacion?: Alineacion;
}

/** What is drawn on the page at hand and has not been handed to it yet. */
export interface Tinta {
  readonly pdf: PDFKit.PDFDocument;
  readonly trazos: string[];
}

const FUENTES: Readonly<Record<Fuente, string>> = { normal: 'Helvetica', negrita: 'Helvetica-Bold' };
/** From the top of a line to its baseline, as a part of the size of the letter. */
export const ASCENDENTE = 0.718;
const GRIS = 0.8;

/** What pdfkit does not tell in its types: the name of a font inside the document, and those that a page uses. */
interface Interior {
  readonly _font: { readonly id: string; ref(): unknown };
  readonly page: { readonly fonts: Record<string, unknown> };
}

/** As the pages call them. */
const EN_PAGINA: Readonly<Record<Fuente, string>> = { normal: 'L', negrita: 'N' };

/** By the code of each letter, in thousandths of the size. */
const anchos: Record<Fuente, readonly number[]> = { normal: [], negrita: [] };

/** The page at hand may use the fonts from now on. */
export function prepararFuentes(pdf: PDFKit.PDFDocument): void {
  medirFuentes(pdf);
  for (const fuente of ['normal', 'negrita'] as const) {
    const { _font, page } = pdf.font(FUENTES[fuente]) as unknown as Interior;
    page.fonts[EN_PAGINA[fuente]] ??= _font.ref();
  }
}

/** From now on it is known how wide a text is, though there is no page yet. */
export function medirFuentes(pdf: PDFKit.PDFDocument): void {
  for (const fuente of ['normal', 'negrita'] as const) {
    if (anchos[fuente].length > 0) continue;
    pdf.font(FUENTES[fuente]);
    anchos[fuente] = medirLetras(pdf);
  }
}

function medirLetras(pdf: PDFKit.PDFDocument): number[] {
  const winAnsi = new TextDecoder('windows-1252');
  pdf.fontSize(1_000);
  return Array.from({ length: 256 }, (_, codigo) => pdf.widthOfString(winAnsi.decode(Uint8Array.of(codigo))));
}

/** One line of text, with its top at y. */
export function poner({ pdf, trazos }: Tinta, texto: string, x: number, y: number, letra: Letra): void {
  if (texto === '') return;
  const { tamano, negrita = false, alineacion = 'izquierda' } = letra;
  const sobra = alineacion === 'izquierda' ? 0 : anchoDe(letra, texto);
  const desde = x - (alineacion === 'centro' ? sobra / 2 : sobra);
  const base = y + ASCENDENTE * tamano;
  const peso = negrita ? 'negrita' : 'normal';
  const codigos = codigosWinAnsi(texto);
  // The page is upside down, as pdfkit leaves it; the text is turned back.
  const lugar = `1 0 0 -1 ${cifra(desde)} ${cifra(base)} Tm`;
  if (codigos !== undefined)
    trazos.push(`BT /${EN_PAGINA[peso]} ${tamano} Tf ${lugar} <${enHexadecimal(codigos)}> Tj ET`);
  else {
    const tramos = enTramos(texto, peso).map((tramo) => escribirTramo(pdf, tramo, tamano, peso));
    trazos.push(`BT ${lugar} ${tramos.join(' ')} ET`);
  }
}

function escribirTramo(
  pdf: PDFKit.PDFDocument,
  { texto, codigos }: Tramo,
  tamano: number,
  peso: Fuente,
): string {
  if (codigos !== undefined) return `/${EN_PAGINA[peso]} ${tamano} Tf <${enHexadecimal(codigos)}> Tj`;
  const suyo = escribirEnReserva(pdf, texto, peso);
  return `/${suyo.fuente} ${cifra(tamano * ESCALA_DE_RESERVA)} Tf <${suyo.codigos}> Tj`;
}

const enTramos = (texto: string, peso: Fuente): Tramo[] =>
  tramosDe(texto, (letra) => anchoEnReserva(letra, peso) !== undefined);

/** A rule from one x to the other. */
export function trazarLinea(
  { trazos }: Tinta,
  [desde, hasta]: readonly [number, number],
  y: number,
  grosor: number,
  tinta: 'negro' | 'gris' = 'negro',
): void {
  const alto = cifra(y);
  trazos.push(
    `${tinta === 'negro' ? 0 : GRIS} G ${grosor} w ${cifra(desde)} ${alto} m ${cifra(hasta)} ${alto} l S`,
  );
}

/** In points. */
export function anchoDe({ tamano, negrita = false }: Letra, texto: string): number {
  const peso = negrita ? 'negrita' : 'normal';
  const codigos = codigosWinAnsi(texto);
  const suma =
    codigos === undefined
      ? enTramos(texto, peso).reduce((total, tramo) => total + anchoDeTramo(tramo, peso), 0)
      : anchoDeCodigos(codigos, peso);
  return (suma * tamano) / 1_000;
}

function anchoDeTramo({ texto, codigos }: Tramo, peso: Fuente): number {
  if (codigos !== undefined) return anchoDeCodigos(codigos, peso);
  return [...texto].reduce((suma, letra) => suma + (anchoEnReserva(letra, peso) ?? 0), 0);
}

function anchoDeCodigos(codigos: Uint8Array, peso: Fuente): number {
  const tabla = anchos[peso];
  let suma = 0;
  for (const codigo of codigos) suma += tabla[codigo] ?? 0;
  return suma;
}

/** Hands over to the page what was drawn on it. */
export function secar({ pdf, trazos }: Tinta): void {
  if (trazos.length === 0) return;
  pdf.addContent(trazos.join('\n'));
  trazos.length = 0;
}

const HEXADECIMAL = Array.from({ length: 256 }, (_, codigo) => codigo.toString(16).padStart(2, '0'));

function enHexadecimal(codigos: Uint8Array): string {
  let salida = '';
  for (const codigo of codigos) salida += HEXADECIMAL[codigo];
  return salida;
}

/** To the thousandth of a point. */
export function cifra(numero: number): string {
  return String(Math.round(numero * 1_000) / 1_000);
}
