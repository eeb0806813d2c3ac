// The furniture of every document: letter paper, the institution's heading, title and filters, who made it and when,
// page x de y. Black on white, thin rules, nothing else. A report draws its work between `arriba` and `ABAJO`.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import PDFDocument from 'pdfkit';
import { ZONA_HORARIA } from '../clock.ts';
import { imprimible, partirEnLineas, recortar } from './text.ts';

export interface Encabezado {
  readonly institucion: Institucion;
  readonly titulo: string;
  /** What the figures are of: date or period, filters, units. One line each. */
  readonly detalles: readonly string[];
  /** An instant, ISO 8601. */
  readonly generadoEn: string;
  readonly generadoPor: string;
}

export interface Documento {
  readonly pdf: PDFKit.PDFDocument;
  readonly encabezado: Encabezado;
  /** Where the next thing goes. */
  y: number;
}

export const IZQUIERDA = 48;
export const DERECHA = 612 - 48;
/** The lowest point the work of a page may reach. */
export const ABAJO = 792 - 62;

const ARRIBA = 42;
const PIE = 792 - 48;
const INTERLINEADO = 1.36;
const SEPARACION = 24;
/** Helvetica draws the space before these letters so thin that two words look like one; they are put apart. */
const ESPACIO_ENCOGIDO = /(?<= )(?=[TVWY])/;

export function abrirDocumento(encabezado: Encabezado): Documento {
  const { institucion, titulo, generadoEn, generadoPor } = encabezado;
  // No pdfVersion: from 1.4 on pdfkit adds an XMP packet in which a name with `&` would not be escaped.
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    lang: 'es-GT',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: [generadoPor, institucion.nombre].filter((parte) => parte !== '').join(', '),
      Creator: 'Cuadra',
      Producer: 'Cuadra',
      CreationDate: new Date(generadoEn),
    },
  });
  const documento: Documento = { pdf, encabezado, y: ARRIBA };
  pdf.addPage();
  dibujarPortada(documento);
  return documento;
}

/** A page after the first: the heading in one line. */
export function pasarPagina(documento: Documento): void {
  const { pdf, encabezado } = documento;
  pdf.addPage();
  ponerEnExtremos(pdf, ARRIBA, encabezado.institucion.nombre, encabezado.titulo);
  trazar(pdf, ARRIBA + 14, 0.5);
  documento.y = ARRIBA + 20;
}

/** Numbers the pages, now that they are all there, and closes the document. */
export function terminarDocumento({ pdf, encabezado }: Documento): PDFKit.PDFDocument {
  const { start, count } = pdf.bufferedPageRange();
  const hechura = `Generado el ${fechaYHora(encabezado.generadoEn)} por ${encabezado.generadoPor}`;
  for (let pagina = 0; pagina < count; pagina++) {
    pdf.switchToPage(start + pagina);
    trazar(pdf, PIE, 0.5);
    ponerEnExtremos(pdf, PIE + 6, hechura, `Página ${pagina + 1} de ${count}`);
  }
  pdf.end();
  return pdf;
}

export type Alineacion = 'izquierda' | 'centro' | 'derecha';

export interface Letra {
  readonly tamano: number;
  readonly negrita?: boolean;
  /** With respect to x: where the text begins, its middle or where it ends. */
  readonly alineacion?: Alineacion;
}

/** One line of text, with its top at y. */
export function poner(pdf: PDFKit.PDFDocument, texto: string, x: number, y: number, letra: Letra): void {
  const visible = imprimible(texto);
  if (visible === '') return;
  usarLetra(pdf, letra);
  const { alineacion = 'izquierda' } = letra;
  const sobra = alineacion === 'izquierda' ? 0 : anchoDe(pdf, visible);
  let desde = x - (alineacion === 'centro' ? sobra / 2 : sobra);
  for (const trozo of visible.split(ESPACIO_ENCOGIDO)) {
    pdf.text(trozo, desde, y, { lineBreak: false });
    desde += pdf.widthOfString(trozo);
  }
}

/** In points, in the letter in use. */
export function anchoDe(pdf: PDFKit.PDFDocument, texto: string): number {
  return imprimible(texto)
    .split(ESPACIO_ENCOGIDO)
    .reduce((suma, trozo) => suma + pdf.widthOfString(trozo), 0);
}

export function usarLetra(pdf: PDFKit.PDFDocument, { tamano, negrita = false }: Letra): void {
  pdf.font(negrita ? 'Helvetica-Bold' : 'Helvetica').fontSize(tamano);
}

/** A rule across the page. */
export function trazar(
  pdf: PDFKit.PDFDocument,
  y: number,
  grosor: number,
  tinta: 'negro' | 'gris' = 'negro',
): void {
  pdf
    .lineWidth(grosor)
    .moveTo(IZQUIERDA, y)
    .lineTo(DERECHA, y)
    .stroke(tinta === 'negro' ? '#000' : '#ccc');
}

function dibujarPortada(documento: Documento): void {
  const { pdf, encabezado } = documento;
  const { nombre, nit, direccion } = encabezado.institucion;
  const senas = [nit === '' ? '' : `NIT ${nit}`, direccion].filter((parte) => parte !== '').join(' · ');
  ponerParrafo(documento, nombre, { tamano: 11, negrita: true });
  ponerParrafo(documento, senas, { tamano: 8.5 });
  trazar(pdf, documento.y + 4, 0.5);
  documento.y += 18;
  ponerParrafo(documento, encabezado.titulo, { tamano: 16, negrita: true });
  for (const detalle of encabezado.detalles) ponerParrafo(documento, detalle, { tamano: 9 });
  documento.y += 8;
}

/** As many lines as the text needs, across the page. */
function ponerParrafo(documento: Documento, texto: string, letra: Letra): void {
  const { pdf } = documento;
  usarLetra(pdf, letra);
  for (const linea of partirEnLineas(texto, DERECHA - IZQUIERDA, (parte) => pdf.widthOfString(parte))) {
    poner(pdf, linea, IZQUIERDA, documento.y, letra);
    documento.y += letra.tamano * INTERLINEADO;
  }
}

/** Two texts in one line, one at each margin; the left one gives way. */
function ponerEnExtremos(pdf: PDFKit.PDFDocument, y: number, izquierdo: string, derecho: string): void {
  const letra = { tamano: 8 };
  usarLetra(pdf, letra);
  const medir = (texto: string) => anchoDe(pdf, texto);
  const libre = DERECHA - IZQUIERDA - SEPARACION - medir(derecho);
  poner(pdf, recortar(izquierdo, libre, medir), IZQUIERDA, y, letra);
  poner(pdf, derecho, DERECHA, y, { ...letra, alineacion: 'derecha' });
}

/** As a person in Guatemala writes it: 16/11/2026 09:00. */
function fechaYHora(instante: string): string {
  const { year, month, day, hour, minute } = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  const dos = (numero: number) => String(numero).padStart(2, '0');
  return `${dos(day)}/${dos(month)}/${year} ${dos(hour)}:${dos(minute)}`;
}
