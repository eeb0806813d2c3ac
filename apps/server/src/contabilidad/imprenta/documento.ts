// A PDF that leaves sheet by sheet: nothing of a page is kept once it is drawn, so that a book of a thousand sheets takes
// the memory of one. «Página x de y», of which nobody knows the total until the end, is a form of each page, written last.
import PDFDocument from 'pdfkit';
import { papeles } from '#platform/pdf/documento.ts';
import { partirEnLineas, recortar } from '#platform/pdf/texto.ts';
import { anchoDe, poner, prepararFuentes, secar, type Tinta } from '#platform/pdf/tinta.ts';
import { MARGEN } from './componer.ts';
import {
  alturaDelPie,
  dibujarHoja,
  LETRA_DEL_PIE,
  type Molde,
  prepararMolde,
  type Senas,
} from './dibujar.ts';
import type { HojaCompuesta, HojaDeLibro, Pliego } from './tipos.ts';

export interface Propiedades {
  readonly titulo: string;
  readonly autor: string;
  /** An instant, ISO 8601. */
  readonly creadoEn: string;
  readonly codigo?: string;
}

/** With the details in as many lines as they need. */
export function enPliego(pliego: Pliego): Pliego {
  const ancho = papeles[pliego.papel][0] - 2 * MARGEN;
  const medir = (texto: string) => anchoDe({ tamano: 8.5 }, texto);
  return {
    ...pliego,
    detalles: pliego.detalles.flatMap((detalle) => partirEnLineas(detalle, ancho, medir)),
  };
}

/** Draws what it is given as it is given; the sheets say themselves where they are. */
export async function* imprimirHojas(
  pliego: Pliego,
  propiedades: Propiedades,
  hojas: AsyncIterable<readonly [HojaDeLibro, Senas]>,
): AsyncGenerator<Uint8Array> {
  const molde = prepararMolde(pliego);
  const pdf = abrirPdf(molde, propiedades);
  for await (const [hoja, senas] of hojas) {
    const tinta = abrirPagina(pdf);
    dibujarHoja(tinta, molde, hoja, senas);
    secar(tinta);
    yield* loHecho(pdf);
  }
  yield* terminar(pdf);
}

/** Numbered «página x de y» after what the foot says at its right, and with its bookmarks. */
export async function* imprimirConPaginas(
  { pliego, logo }: { readonly pliego: Pliego; readonly logo?: Uint8Array | undefined },
  propiedades: Propiedades,
  hojas: AsyncIterable<HojaCompuesta>,
  [izquierda, derecha]: Senas['pie'],
): AsyncGenerator<Uint8Array> {
  const molde = prepararMolde(pliego, logo);
  const pdf = abrirPdf(molde, propiedades);
  const rotulos: ((total: number) => void)[] = [];
  const pie = [loQueCabe(molde, izquierda, derecha), ''] as const;
  for await (const hoja of hojas) {
    const tinta = abrirPagina(pdf);
    const pagina = rotulos.length + 1;
    dibujarHoja(tinta, molde, hoja, { esquina: '', pie });
    rotulos.push(reservarRotulo(tinta, molde, [derecha, `Página ${pagina} de`]));
    for (const marca of hoja.marcas) pdf.outline.addItem(marca);
    secar(tinta);
    yield* loHecho(pdf);
  }
  for (const escribir of rotulos) escribir(rotulos.length);
  yield* terminar(pdf);
}

/** Beside the longest of the numberings. */
function loQueCabe({ ancho }: Molde, izquierda: string, derecha: string): string {
  const medir = (texto: string) => anchoDe(LETRA_DEL_PIE, texto);
  return recortar(izquierda, ancho - 2 * MARGEN - medir(`${derecha} · Página 9999 de 9999   `), medir);
}

/** Room at the right of the foot, and what fills it once the total is known. */
function reservarRotulo(
  { pdf, trazos }: Tinta,
  molde: Molde,
  partes: readonly string[],
): (total: number) => void {
  const ancho = molde.ancho - 2 * MARGEN;
  const forma = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    // From above the accents of its capitals.
    BBox: [0, -4, ancho, 12],
    Resources: { Font: { ...pdf.page.fonts } },
  });
  pdf.page.xobjects.Pagina = forma;
  trazos.push(`q 1 0 0 1 ${MARGEN} ${alturaDelPie(molde)} cm /Pagina Do Q`);
  const rotulo = partes.filter((parte) => parte !== '').join(' · ');
  return (total) => {
    const tinta = { pdf, trazos: [] };
    poner(tinta, `${rotulo} ${total}`, ancho, 0, { ...LETRA_DEL_PIE, alineacion: 'derecha' });
    forma.end(tinta.trazos.join('\n'));
  };
}

function abrirPdf(
  { ancho, alto, pliego: { detalles } }: Molde,
  { titulo, autor, creadoEn, codigo }: Propiedades,
): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [ancho, alto],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    lang: 'es-GT',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: autor,
      Subject: detalles.join(' · '),
      ...(codigo === undefined ? {} : { Keywords: `Verificación ${codigo}` }),
      Creator: 'Cuadra',
      Producer: 'Cuadra',
      CreationDate: new Date(creadoEn),
    },
  });
}

function abrirPagina(pdf: PDFKit.PDFDocument): Tinta {
  pdf.addPage();
  prepararFuentes(pdf);
  return { pdf, trazos: [] };
}

/** Without waiting for more. */
function* loHecho(pdf: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let trozo = pdf.read(); trozo !== null; trozo = pdf.read()) yield trozo as unknown as Uint8Array;
}

async function* terminar(pdf: PDFKit.PDFDocument): AsyncGenerator<Uint8Array> {
  pdf.end();
  for await (const trozo of pdf) yield trozo as unknown as Uint8Array;
}
