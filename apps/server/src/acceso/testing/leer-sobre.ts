// What is on the sheet of an envelope, read as its owner reads it. Also for the tests in the browser.
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';

const CODIGO = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/;

/** Line by line. */
export async function leerSobre(pdf: Uint8Array): Promise<string[]> {
  const lineas = await lineasDePdf(pdf);
  return lineas.map(({ textos }) => textos.map(({ texto }) => texto).join(' '));
}

/** Those of several that came in one file, in their order. */
export const codigosDe = (renglones: readonly string[]): string[] =>
  renglones.filter((renglon) => CODIGO.test(renglon));

export function codigoDe(renglones: readonly string[]): string {
  const [codigo] = codigosDe(renglones);
  if (codigo === undefined) throw new Error(`El sobre no trae código:\n${renglones.join('\n')}`);
  return codigo;
}
