// The lines of a document for the tests that ask what it says: whichever they read must also be well laid out.
import { faltasDeDisposicion } from './disposicion.ts';
import { type LineaDePdf, leerPdf, lineasDe } from './leer-pdf.ts';

/** As the eye reads them, from the top of each page to its foot. */
export async function lineasDePdf(bytes: Uint8Array): Promise<LineaDePdf[]> {
  const pdf = await leerPdf(bytes);
  const faltas = faltasDeDisposicion(pdf);
  if (faltas.length > 0) throw new Error(`El documento está mal dispuesto:\n${faltas.join('\n')}`);
  return pdf.paginas.flatMap(lineasDe);
}
