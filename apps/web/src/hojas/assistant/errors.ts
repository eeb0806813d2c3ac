// What must be corrected in a sheet, each kind once: the same sentence about the same column, whatever value or figure it names; and all
// of it as a sheet to have beside the one that is corrected.
export interface SheetError {
  readonly linea: number;
  readonly campo: string;
  readonly mensaje: string;
}

export interface ErrorKind {
  readonly campo: string;
  /** What is said of the first one. */
  readonly mensaje: string;
  /** In order, each once. */
  readonly lines: readonly number[];
  /** Not all of them say the same word by word. */
  readonly isExample: boolean;
}

const WHAT_CAME = /«[^»]*»|\d[\d,.:/-]*/g;

/** The most frequent first: one remedy there corrects the most. */
export function errorKinds(errors: readonly SheetError[]): ErrorKind[] {
  const byKind = Map.groupBy(
    errors,
    ({ campo, mensaje }) => `${campo} ${mensaje.replaceAll(WHAT_CAME, '…')}`,
  );
  return [...byKind.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [kindOf(first, others)]))
    .toSorted((one, other) => other.lines.length - one.lines.length);
}

function kindOf(first: SheetError, others: readonly SheetError[]): ErrorKind {
  const { campo, mensaje } = first;
  const lines = [...new Set([first, ...others].map(({ linea }) => linea))].toSorted((a, b) => a - b);
  return { campo, mensaje, lines, isExample: others.some((other) => other.mensaje !== mensaje) };
}

const LINES_MAX = 8;

/** «3», «3, 4 y 9», «3, 4, … y 120 más». */
export function sayLines(lines: readonly number[]): string {
  const rest = lines.length - LINES_MAX;
  if (rest > 1) return `${lines.slice(0, LINES_MAX).join(', ')} y ${rest.toLocaleString('es-GT')} más`;
  return [lines.slice(0, -1).join(', '), String(lines.at(-1))].filter((part) => part !== '').join(' y ');
}

const HEADINGS = ['Línea', 'Campo', 'Qué corregir'];

export function errorsCsv(
  errors: readonly SheetError[],
  nameOf: (campo: string) => string,
  sheetName: string,
): File {
  const rows = errors.map(({ linea, campo, mensaje }) => [String(linea), nameOf(campo), mensaje]);
  return csvFile(`errores de ${sheetName.replace(/\.[^.]*$/, '')}.csv`, [HEADINGS, ...rows]);
}

/** To start from: its headings, as the server knows them. */
export const blankSheet = (name: string, headings: readonly string[]): Promise<File> =>
  Promise.resolve(csvFile(name, [headings]));

/** With the mark that makes spreadsheets read it as UTF-8. */
function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return new File([`\uFEFF${text}\r\n`], name, { type: 'text/csv' });
}

/** A text that a spreadsheet would take for a formula stays a text. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
