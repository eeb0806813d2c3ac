// What must be corrected, as a sheet to have beside the one being corrected. With the mark that makes spreadsheets read
// it as UTF-8.
import type { ErrorDeHoja } from './clases-de-error.ts';

const ENCABEZADO = ['Línea', 'Campo', 'Qué corregir'];

export function csvDeErrores(
  errores: readonly ErrorDeHoja[],
  nombrar: (campo: string) => string,
  nombreDeHoja: string,
): File {
  const filas = errores.map(({ linea, campo, mensaje }) => [String(linea), nombrar(campo), mensaje]);
  const texto = [ENCABEZADO, ...filas].map((fila) => fila.map(celda).join(',')).join('\r\n');
  const nombre = nombreDeHoja.replace(/\.[^.]*$/, '');
  return new File([`\uFEFF${texto}\r\n`], `errores de ${nombre}.csv`, { type: 'text/csv' });
}

/** A text that a spreadsheet would take for a formula stays a text. */
function celda(texto: string): string {
  const inerte = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
  return /[",\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
