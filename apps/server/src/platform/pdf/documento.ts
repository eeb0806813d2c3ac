// The furniture of every document: its paper, the institution's heading, title and filters, who made it and when, the
// code by which it is verified, page x de y. Black on white, thin rules, nothing else. A report draws its work from `y`
// down to the foot of its frame.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import { MARCA_DE_PRACTICA } from '@cuadra/contract/administracion/practica';
import PDFDocument from 'pdfkit';
import { ZONA_HORARIA } from '../reloj.ts';
import { ponerImagen } from './imagen.ts';
import { dibujarQr } from './qr.ts';
import { partirEnLineas, recortar } from './texto.ts';
import { anchoDe, type Letra, poner, prepararFuentes, secar, type Tinta, trazarLinea } from './tinta.ts';

export interface Encabezado {
  readonly institucion: Institucion;
  /** An image, PNG or JPEG; without one, the name alone. */
  readonly logo?: Uint8Array;
  readonly titulo: string;
  /** What the figures are of: date or period, filters, units. One line each. */
  readonly detalles: readonly string[];
  /** An instant, ISO 8601. */
  readonly generadoEn: string;
  readonly generadoPor: string;
  /** By which the product tells what it was made of. */
  readonly codigo?: string;
  /** Where that is told, with the code in the address; only where the institution has said at which one it is found. */
  readonly verificacion?: string;
  readonly papel?: Papel;
  readonly horizontal?: boolean;
}

/** Oficio as it is sold in Guatemala, 8.5 by 13 inches. */
export const papeles = { carta: [612, 792], oficio: [612, 936] } as const;
export type Papel = keyof typeof papeles;

/** Where the work of a page may be, in points. */
export interface Marco {
  readonly izquierda: number;
  readonly derecha: number;
  readonly abajo: number;
}

export interface Documento extends Tinta {
  readonly marco: Marco;
  /** One, or several that travel in the same file: each with its own heading and its pages counted apart. */
  readonly partes: Parte[];
  /** Where the next thing goes. */
  y: number;
}

interface Parte {
  readonly encabezado: Encabezado;
  /** Its pages, by their place in the file. */
  readonly desde: number;
}

const MARGEN = 48;
const ARRIBA = 42;
/** From the lowest point of the work to the rule of the foot. */
const SOBRE_EL_PIE = 14;
const INTERLINEADO = 1.36;
const SEPARACION = 24;

export function abrirDocumento(encabezado: Encabezado): Documento {
  const { papel = 'carta', horizontal = false } = encabezado;
  const [corto, largo] = papeles[papel];
  const [ancho, alto] = horizontal ? [largo, corto] : [corto, largo];
  const pdf = crearPdf(encabezado, [ancho, alto]);
  const marco = { izquierda: MARGEN, derecha: ancho - MARGEN, abajo: alto - MARGEN - SOBRE_EL_PIE };
  const documento: Documento = { pdf, trazos: [], marco, partes: [], y: ARRIBA };
  empezarParte(documento, encabezado);
  return documento;
}

/** A file without pages yet, that says what it is. */
export function crearPdf(encabezado: Encabezado, size: [ancho: number, alto: number]): PDFKit.PDFDocument {
  const { institucion } = encabezado;
  const pdf = new PDFDocument(opcionesDe(encabezado, size));
  if (institucion.nombre.startsWith(MARCA_DE_PRACTICA)) pdf.on('pageAdded', () => marcarPractica(pdf));
  return pdf;
}

/** Across every page, behind what is written: whoever prints it sees that it is no paper of the institution. */
function marcarPractica(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page;
  pdf.save();
  pdf.rotate(-45, { origin: [width / 2, height / 2] });
  pdf
    .font('Helvetica-Bold')
    .fontSize(Math.min(width, height) / 6)
    .fillColor('#dddddd');
  pdf.text('PRÁCTICA', 0, height / 2 - width / 12, { width, align: 'center', lineBreak: false });
  pdf.restore();
  pdf.fillColor('black');
}

function opcionesDe(
  { institucion, titulo, generadoEn, generadoPor, ...encabezado }: Encabezado,
  size: [ancho: number, alto: number],
): PDFKit.PDFDocumentOptions {
  // No pdfVersion: from 1.4 on pdfkit adds an XMP packet in which a name with `&` would not be escaped.
  return {
    size,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    lang: 'es-GT',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: [generadoPor, institucion.nombre].filter((parte) => parte !== '').join(', '),
      Subject: encabezado.detalles.join(' · '),
      ...(encabezado.codigo === undefined ? {} : { Keywords: `Verificación ${encabezado.codigo}` }),
      Creator: 'Cuadra',
      Producer: 'Cuadra',
      CreationDate: new Date(generadoEn),
    },
  };
}

/** Another document in the same file. */
export function empezarParte(documento: Documento, encabezado: Encabezado): void {
  const { pdf, partes } = documento;
  abrirPagina(documento);
  partes.push({ encabezado, desde: pdf.bufferedPageRange().count - 1 });
  dibujarPortada(documento, encabezado);
}

/** A page after the first: the heading in one line. */
export function pasarPagina(documento: Documento): void {
  abrirPagina(documento);
  const encabezado = documento.partes.at(-1)?.encabezado;
  ponerEnExtremos(documento, ARRIBA, encabezado?.institucion.nombre ?? '', encabezado?.titulo ?? '');
  trazar(documento, ARRIBA + 14, 0.5);
  documento.y = ARRIBA + 20;
}

/** What needs so many points to be read together begins another page when this one has not got them. */
export function exigirEspacio(documento: Documento, alto: number): void {
  if (documento.y + alto > documento.marco.abajo) pasarPagina(documento);
}

function abrirPagina(documento: Documento): void {
  secar(documento);
  documento.pdf.addPage();
  prepararFuentes(documento.pdf);
  documento.y = ARRIBA;
}

/** Numbers the pages, now that they are all there, and closes the document. */
export function terminarDocumento(documento: Documento): PDFKit.PDFDocument {
  const { pdf, partes } = documento;
  secar(documento);
  const { count } = pdf.bufferedPageRange();
  for (const [i, { encabezado, desde }] of partes.entries()) {
    const hasta = partes[i + 1]?.desde ?? count;
    for (let pagina = desde; pagina < hasta; pagina++) {
      pdf.switchToPage(pagina);
      dibujarPie(documento, encabezado, `Página ${pagina - desde + 1} de ${hasta - desde}`);
      secar(documento);
    }
  }
  pdf.end();
  return pdf;
}

function dibujarPie(documento: Documento, encabezado: Encabezado, pagina: string): void {
  const { generadoEn, generadoPor, codigo } = encabezado;
  const pie = documento.marco.abajo + SOBRE_EL_PIE;
  const verificacion = codigo === undefined ? '' : `Verificación ${codigo} · `;
  trazar(documento, pie, 0.5);
  const hechura = `Generado el ${fechaYHora(generadoEn)} por ${generadoPor}`;
  ponerEnExtremos(documento, pie + 6, hechura, verificacion + pagina);
}

/** A rule across the page. */
export function trazar(documento: Documento, y: number, grosor: number, tinta?: 'negro' | 'gris'): void {
  const { izquierda, derecha } = documento.marco;
  trazarLinea(documento, [izquierda, derecha], y, grosor, tinta);
}

const LOGO = { ancho: 110, alto: 32, separacion: 10 };
const QR = { lado: 58, separacion: 12 };

function dibujarPortada(documento: Documento, encabezado: Encabezado): void {
  const { institucion, logo, titulo, detalles, codigo, verificacion } = encabezado;
  const arriba = documento.y;
  const sangria = logo === undefined ? 0 : ponerLogo(documento, logo);
  ponerParrafo(documento, institucion.nombre, { tamano: 11, negrita: true }, { izquierda: sangria });
  ponerParrafo(documento, senasDe(institucion), { tamano: 8.5 }, { izquierda: sangria });
  if (logo !== undefined) documento.y = Math.max(documento.y, arriba + LOGO.alto);
  trazar(documento, documento.y + 4, 0.5);
  documento.y += 18;
  const bajoLaRaya = documento.y;
  const hueco = { derecha: verificacion === undefined ? 0 : QR.lado + QR.separacion };
  ponerParrafo(documento, titulo, { tamano: 16, negrita: true }, hueco);
  for (const detalle of detalles) ponerParrafo(documento, detalle, { tamano: 9 }, hueco);
  if (verificacion !== undefined) {
    ponerParrafo(documento, comoVerificarlo(verificacion, codigo), { tamano: 7.5 }, hueco);
    const y = bajoLaRaya - 6;
    dibujarQr(documento, verificacion, { x: documento.marco.derecha - QR.lado, y, lado: QR.lado });
    documento.y = Math.max(documento.y, y + QR.lado);
  }
  documento.y += 8;
}

/** «NIT 4589127-3 · zona 1, Cobán»; what is not known is left out. */
export function senasDe({ nit, direccion }: Institucion): string {
  return [nit === '' ? '' : `NIT ${nit}`, direccion].filter((parte) => parte !== '').join(' · ');
}

/** For whoever has the paper and no camera. */
export function comoVerificarlo(direccion: string, codigo = ''): string {
  return `Verifique este documento en ${direccion.split('?')[0]} con el código ${codigo}`;
}

/** How far in the text beside it begins. */
function ponerLogo({ pdf, marco, y }: Documento, logo: Uint8Array): number {
  return ponerImagen(pdf, logo, { x: marco.izquierda, y, ...LOGO }) + LOGO.separacion;
}

/** As many lines as the text needs, across the page. */
export function ponerParrafo(
  documento: Documento,
  texto: string,
  letra: Letra,
  /** Points left free at each side. */
  { izquierda = 0, derecha = 0 }: { readonly izquierda?: number; readonly derecha?: number } = {},
): void {
  const { marco } = documento;
  const ancho = marco.derecha - marco.izquierda - izquierda - derecha;
  for (const linea of partirEnLineas(texto, ancho, (parte) => anchoDe(letra, parte))) {
    poner(documento, linea, marco.izquierda + izquierda, documento.y, letra);
    documento.y += letra.tamano * INTERLINEADO;
  }
}

/** Two texts in one line, one at each margin; the left one gives way. */
function ponerEnExtremos(documento: Documento, y: number, izquierdo: string, derecho: string): void {
  const { marco } = documento;
  const letra = { tamano: 8 };
  const medir = (texto: string) => anchoDe(letra, texto);
  const libre = marco.derecha - marco.izquierda - SEPARACION - medir(derecho);
  poner(documento, recortar(izquierdo, libre, medir), marco.izquierda, y, letra);
  poner(documento, derecho, marco.derecha, y, { ...letra, alineacion: 'derecha' });
}

/** `2026-11-16` → `16/11/2026`. */
export function fechaImpresa(fecha: string): string {
  return fecha.split('-').reverse().join('/');
}

/** As a person in Guatemala writes it: 16/11/2026 09:00. */
export function fechaYHora(instante: string): string {
  const { year, month, day, hour, minute } = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  const dos = (numero: number) => String(numero).padStart(2, '0');
  return `${dos(day)}/${dos(month)}/${year} ${dos(hour)}:${dos(minute)}`;
}

/** The same to the second: 16/11/2026 09:00:07. */
export function fechaHoraYSegundos(instante: string): string {
  const { second } = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  return `${fechaYHora(instante)}:${String(second).padStart(2, '0')}`;
}
