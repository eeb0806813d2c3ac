// A PDF that leaves sheet by sheet: nothing of a page is kept once it is drawn, so that a book of a thousand sheets takes
// the memory of one. The total of «página x de y», which nobody knows until the end, is a form that every page refers to
// and that is written last.
import PDFDocument from 'pdfkit';
import { papeles } from '../../../platform/pdf/document.ts';
import { anchoDe, poner, prepararFuentes, secar, type Tinta } from '../../../platform/pdf/ink.ts';
import { partirEnLineas } from '../../../platform/pdf/text.ts';
import { MARGEN } from './componer.ts';
import {
  alturaDelPie,
  dibujarHoja,
  LETRA_DEL_PIE,
  type Molde,
  prepararMolde,
  type Senas,
} from './dibujar.ts';
import type { HojaDeLibro, Pliego } from './tipos.ts';

export interface Propiedades {
  readonly titulo: string;
  readonly autor: string;
  /** An instant, ISO 8601. */
  readonly creadoEn: string;
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

/** Numbered «página x de y» after what the foot says at its right. */
export async function* imprimirConPaginas(
  pliego: Pliego,
  propiedades: Propiedades,
  hojas: AsyncIterable<HojaDeLibro>,
  [izquierda, derecha]: Senas['pie'],
): AsyncGenerator<Uint8Array> {
  const molde = prepararMolde(pliego);
  const pdf = abrirPdf(molde, propiedades);
  let total: Total | undefined;
  let pagina = 0;
  for await (const hoja of hojas) {
    pagina += 1;
    const tinta = abrirPagina(pdf);
    total ??= reservarTotal(pdf, molde);
    const rotulo = [derecha, `Página ${pagina} de`].filter((parte) => parte !== '').join(' · ');
    dibujarHoja(tinta, molde, hoja, { esquina: '', pie: [izquierda, `${rotulo} ${EN_BLANCO}`] });
    total.mostrar(tinta);
    secar(tinta);
    yield* loHecho(pdf);
  }
  total?.escribir(pagina);
  yield* terminar(pdf);
}

/** Room for the total, at the end of the foot. */
const CIFRAS_DEL_TOTAL = 4;
const EN_BLANCO = ' '.repeat(CIFRAS_DEL_TOTAL * 2);

interface Total {
  mostrar(tinta: Tinta): void;
  escribir(paginas: number): void;
}

function reservarTotal(pdf: PDFKit.PDFDocument, molde: Molde): Total {
  const ancho = anchoDe(LETRA_DEL_PIE, EN_BLANCO);
  const forma = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, ancho, 12],
    Resources: { Font: { ...pdf.page.fonts } },
  });
  return {
    mostrar({ pdf: { page }, trazos }) {
      page.xobjects.Total = forma;
      trazos.push(`q 1 0 0 1 ${molde.ancho - MARGEN - ancho} ${alturaDelPie(molde)} cm /Total Do Q`);
    },
    escribir(paginas) {
      const tinta = { pdf, trazos: [] };
      poner(tinta, String(paginas), 0, 0, LETRA_DEL_PIE);
      forma.end(tinta.trazos.join('\n'));
    },
  };
}

function abrirPdf({ ancho, alto }: Molde, { titulo, autor, creadoEn }: Propiedades): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [ancho, alto],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    lang: 'es-GT',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: autor,
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
