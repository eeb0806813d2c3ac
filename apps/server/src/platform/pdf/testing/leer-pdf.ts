// What a PDF of ours says and where, read by the viewer of a browser (PDF.js) and not by what wrote it: a document that
// viewers reject, mend in silence or show otherwise does not pass. Only for tests. Nothing is painted, so the canvas that
// PDF.js would like to have, a native package of many megabytes, is kept out by package.json (`overrides`).
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLeido {
  readonly paginas: readonly PaginaDePdf[];
  /** Its bookmarks, in order. */
  readonly marcadores: readonly { readonly titulo: string; readonly pagina: number }[];
  /** As a viewer lists them: Title, Author, Subject, Language… */
  readonly propiedades: Readonly<Record<string, unknown>>;
}

export interface PaginaDePdf {
  readonly pagina: number;
  /** In points, as all that follows. */
  readonly ancho: number;
  readonly alto: number;
  /** In the order in which they were written, which is the one of whoever hears or copies the page. */
  readonly textos: readonly TextoDePdf[];
}

export interface TextoDePdf {
  readonly texto: string;
  /** Where it begins. */
  readonly x: number;
  /** Where it ends. */
  readonly derecha: number;
  /** Its base line, from the foot of the page. */
  readonly y: number;
  readonly tamano: number;
}

export interface LineaDePdf {
  readonly pagina: number;
  readonly y: number;
  /** From left to right. */
  readonly textos: readonly TextoDePdf[];
  /** All of them: `101|Caja|1.00`. */
  readonly texto: string;
}

export async function leerPdf(bytes: Uint8Array): Promise<PdfLeido> {
  return await sinReparos(async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    // The bytes are handed over for good: a copy.
    const lectura = getDocument({
      data: Uint8Array.from(bytes),
      standardFontDataUrl: LETRAS,
      stopAtErrors: true,
    });
    try {
      const documento = await lectura.promise;
      const paginas: PaginaDePdf[] = [];
      for (let i = 1; i <= documento.numPages; i++)
        paginas.push(await leerPagina(await documento.getPage(i)));
      const { info } = await documento.getMetadata();
      return { paginas, marcadores: await leerMarcadores(documento), propiedades: { ...info } };
    } finally {
      await lectura.destroy();
    }
  });
}

/** From the top of the page to its foot. */
export function lineasDe({ pagina, textos }: PaginaDePdf): LineaDePdf[] {
  const renglones: TextoDePdf[][] = [];
  for (const texto of textos.toSorted((uno, otro) => otro.y - uno.y)) {
    const renglon = renglones.at(-1);
    if (renglon?.[0] !== undefined && renglon[0].y - texto.y < MISMO_RENGLON) renglon.push(texto);
    else renglones.push([texto]);
  }
  return renglones.map((suyos) => {
    const enOrden = suyos.toSorted((uno, otro) => uno.x - otro.x);
    const texto = enOrden.map((uno) => uno.texto).join('|');
    return { pagina, y: suyos[0]?.y ?? 0, textos: enOrden, texto };
  });
}

/** The titles of its bookmarks, in order. */
export async function marcadoresDePdf(bytes: Uint8Array): Promise<string[]> {
  return (await leerPdf(bytes)).marcadores.map(({ titulo }) => titulo);
}

/** Base lines closer than this, in points, are one. */
const MISMO_RENGLON = 0.5;

const LETRAS = join(
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
  'standard_fonts/',
);

async function leerPagina(pagina: PDFPageProxy): Promise<PaginaDePdf> {
  const [, , ancho = 0, alto = 0] = pagina.view;
  const { items } = await pagina.getTextContent({ disableNormalization: true });
  const textos = items.flatMap((item) => {
    // What it makes up for a gap or the end of a line was never written.
    if (!('str' in item) || item.str.trim() === '') return [];
    const [tamano, , , , x, y]: readonly number[] = item.transform;
    if (tamano === undefined || x === undefined || y === undefined) return [];
    return [{ texto: item.str, x, derecha: x + item.width, y, tamano }];
  });
  pagina.cleanup();
  return { pagina: pagina.pageNumber, ancho, alto, textos };
}

async function leerMarcadores(documento: PDFDocumentProxy): Promise<PdfLeido['marcadores']> {
  const marcadores = [];
  for (const { title, dest } of (await documento.getOutline()) ?? []) {
    const destino = typeof dest === 'string' ? await documento.getDestination(dest) : dest;
    marcadores.push({ titulo: title, pagina: (await documento.getPageIndex(destino?.[0])) + 1 });
  }
  return marcadores;
}

/** It mends what it can of a broken file and only warns of it: here a warning is a refusal. */
async function sinReparos<T>(leer: () => Promise<T>): Promise<T> {
  const { console: consola } = globalThis;
  const { warn } = consola;
  const reparos: string[] = [];
  consola.warn = (reparo: unknown) => {
    if (!SIN_LIENZO.test(String(reparo))) reparos.push(String(reparo));
  };
  try {
    const leido = await leer();
    if (reparos.length > 0) throw new Error(`El PDF se lee con reparos: ${reparos.join('; ')}`);
    return leido;
  } finally {
    consola.warn = warn;
  }
}

/** What it says once, as it loads: it will not be able to paint. */
const SIN_LIENZO = /@napi-rs\/canvas|Cannot polyfill/;
