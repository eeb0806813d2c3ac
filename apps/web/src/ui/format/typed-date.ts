// A date as people type it, completed with the month and year of the one that was there:
//
//   readDate('7', '2026-11-15')        → '2026-11-07'
//   readDate('7/3', '2026-11-15')      → '2026-03-07'
//   readDate('070325', '2026-11-15')   → '2025-03-07'
const FIRST = '1900-01-01';
const LAST = '2100-12-31';

export function readDate(text: string, reference: string): string | undefined {
  return interpret(text, reference).fecha;
}

/** What is wrong with what was typed, to whoever typed it. */
export function dateError(text: string, reference: string): string | undefined {
  return interpret(text, reference).error;
}

type ReadDate =
  | { readonly fecha: string; readonly error?: undefined }
  | { readonly fecha?: undefined; readonly error: string };

function interpret(text: string, reference: string): ReadDate {
  const clean = text.trim();
  if (clean === '') return { error: 'Escriba la fecha.' };
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(clean);
  if (iso !== null) return dateOf(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const [dia, mes, anio] = parts(clean);
  if (dia === undefined) return { error: 'Escríbala como día/mes/año.' };
  const [anioDeReferencia = 0, mesDeReferencia = 0] = reference.split('-').map(Number);
  return dateOf(dia, mes ?? mesDeReferencia, anio === undefined ? anioDeReferencia : century(anio));
}

/** With its day, month and four digits of year: nothing is left to type. */
export function isWholeDate(text: string): boolean {
  return /^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})$/.test(text.trim());
}

/** The day so many days after, or before. */
export function addDays(fecha: string, dias: number): string {
  const dia = new Date(`${fecha}T00:00:00Z`);
  dia.setUTCDate(dia.getUTCDate() + dias);
  return dia.toISOString().slice(0, 10);
}

function parts(text: string): number[] {
  if (/^\d{1,8}$/.test(text) && text.length !== 7 && text.length !== 5)
    return [text.slice(0, 2), text.slice(2, 4), text.slice(4)].filter(Boolean).map(Number);
  if (/^\d{1,2}([/.\- ]\d{1,2}([/.\- ](\d{2}|\d{4}))?)?$/.test(text))
    return text.split(/[/.\- ]/).map(Number);
  return [];
}

const century = (anio: number): number => (anio < 100 ? 2000 + anio : anio);

function dateOf(dia: number, mes: number, anio: number): ReadDate {
  const given = new Date(Date.UTC(anio, mes - 1, dia));
  const isThat =
    given.getUTCDate() === dia && given.getUTCMonth() === mes - 1 && given.getUTCFullYear() === anio;
  if (!isThat) return { error: 'No existe esa fecha.' };
  const fecha = given.toISOString().slice(0, 10);
  if (fecha < FIRST || fecha > LAST) return { error: 'Escriba una fecha entre 1900 y 2100.' };
  return { fecha };
}
