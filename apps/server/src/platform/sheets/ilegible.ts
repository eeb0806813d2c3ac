import { ProblemaError } from '../problema.ts';

/** A file that cannot be read: the sentence says how to save it so that it can. */
export function ilegible(detalle: string): ProblemaError {
  return new ProblemaError('ARCHIVO_ILEGIBLE', { detalle });
}

export const noEsXlsx = () =>
  ilegible('El archivo no es un XLSX que se pueda leer. Ábralo en su hoja de cálculo y guárdelo de nuevo.');

export const demasiadoGrandePorDentro = () =>
  ilegible('El archivo XLSX es demasiado grande por dentro. Deje solo la hoja que quiere importar.');

export const celdaDemasiadoLarga = (donde: string) =>
  ilegible(
    `${donde} tiene una celda de más de ${CELDA_MAX.toLocaleString('es-GT')} caracteres. Revise sus comillas o acórtela.`,
  );

/** What a cell of a spreadsheet may hold. */
export const CELDA_MAX = 32_767;
