// A date as people type it, completed with the month and year of the one that was there:
//
//   readDate('7', '2026-11-15')        → '2026-11-07'
//   readDate('7/3', '2026-11-15')      → '2026-03-07'
//   readDate('070325', '2026-11-15')   → '2025-03-07'
const PRIMERA = '1900-01-01';
const ULTIMA = '2100-12-31';

export function readDate(texto: string, referencia: string): string | undefined {
  return interpretar(texto, referencia).fecha;
}

/** What is wrong with what was typed, to whoever typed it. */
export function dateError(texto: string, referencia: string): string | undefined {
  return interpretar(texto, referencia).error;
}

type Leida =
  | { readonly fecha: string; readonly error?: undefined }
  | { readonly fecha?: undefined; readonly error: string };

function interpretar(texto: string, referencia: string): Leida {
  const limpio = texto.trim();
  if (limpio === '') return { error: 'Escriba la fecha.' };
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(limpio);
  if (iso !== null) return fechaDe(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const [dia, mes, anio] = partes(limpio);
  if (dia === undefined) return { error: 'Escríbala como día/mes/año.' };
  const [anioDeReferencia = 0, mesDeReferencia = 0] = referencia.split('-').map(Number);
  return fechaDe(dia, mes ?? mesDeReferencia, anio === undefined ? anioDeReferencia : siglo(anio));
}

/** With its day, month and four digits of year: nothing is left to type. */
export function isWholeDate(texto: string): boolean {
  return /^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})$/.test(texto.trim());
}

/** The day so many days after, or before. */
export function addDays(fecha: string, dias: number): string {
  const dia = new Date(`${fecha}T00:00:00Z`);
  dia.setUTCDate(dia.getUTCDate() + dias);
  return dia.toISOString().slice(0, 10);
}

function partes(texto: string): number[] {
  if (/^\d{1,8}$/.test(texto) && texto.length !== 7 && texto.length !== 5)
    return [texto.slice(0, 2), texto.slice(2, 4), texto.slice(4)].filter(Boolean).map(Number);
  if (/^\d{1,2}([/.\- ]\d{1,2}([/.\- ](\d{2}|\d{4}))?)?$/.test(texto))
    return texto.split(/[/.\- ]/).map(Number);
  return [];
}

const siglo = (anio: number): number => (anio < 100 ? 2000 + anio : anio);

function fechaDe(dia: number, mes: number, anio: number): Leida {
  const dada = new Date(Date.UTC(anio, mes - 1, dia));
  const esEsa = dada.getUTCDate() === dia && dada.getUTCMonth() === mes - 1 && dada.getUTCFullYear() === anio;
  if (!esEsa) return { error: 'No existe esa fecha.' };
  const fecha = dada.toISOString().slice(0, 10);
  if (fecha < PRIMERA || fecha > ULTIMA) return { error: 'Escriba una fecha entre 1900 y 2100.' };
  return { fecha };
}
