// The text of a date as a day that exists. Which number is the day and which the month is told by all the dates of a file
// together, or by who brings it; a date without year takes that of the period of its statement.
import { nombresDeMes } from '../meses.ts';
import { EstadoIlegible, type OrdenDeFecha } from './estado-de-cuenta.ts';
import { citar } from './leer-monto.ts';

export interface Rango {
  readonly desde: string;
  readonly hasta: string;
}

export interface FormaDeFecha {
  readonly orden: OrdenDeFecha;
  /** Where a date without year must fall. */
  readonly rango?: Rango | undefined;
}

export type FechaLeida =
  | { readonly tipo: 'fecha'; readonly fecha: string }
  /** What follows «La fecha «…»». */
  | { readonly tipo: 'ilegible'; readonly motivo: string };

export function leerFecha(texto: string, { orden, rango }: FormaDeFecha): FechaLeida {
  if (texto.trim() === '') return { tipo: 'ilegible', motivo: 'está vacía' };
  const escrita = separar(texto);
  if (escrita === undefined) return { tipo: 'ilegible', motivo: 'no es una fecha' };
  const partes = ordenar(escrita, orden);
  if (partes === undefined) return { tipo: 'ilegible', motivo: 'no es una fecha' };
  if (partes.anio === null) return conAnioDelRango(partes, rango);
  const fecha = diaQueExiste(partes.anio, partes.mes, partes.dia);
  return fecha === undefined
    ? { tipo: 'ilegible', motivo: 'no es un día que exista' }
    : { tipo: 'fecha', fecha };
}

/** The same, for who reads a file: what is no date is told with its row. */
export function exigirFecha(texto: string, fila: number, forma: FormaDeFecha, que = 'La fecha'): string {
  const leida = leerFecha(texto, forma);
  if (leida.tipo === 'fecha') return leida.fecha;
  throw new EstadoIlegible(`${que} ${citar(texto)} ${leida.motivo}.`.replace('  ', ' '), fila);
}

/** The day as ISO writes it, if there is one; within the years that a statement may be of. */
export function diaQueExiste(anio: number, mes: number, dia: number): string | undefined {
  if (anio < 1900 || anio > 2100 || mes < 1 || mes > 12 || dia < 1) return undefined;
  const ultimo =
    mes === 2 ? (anio % 4 === 0 && (anio % 100 !== 0 || anio % 400 === 0) ? 29 : 28) : diasDe(mes);
  if (dia > ultimo) return undefined;
  return `${anio}-${dosDigitos(mes)}-${dosDigitos(dia)}`;
}

const diasDe = (mes: number): number => (mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31);
const dosDigitos = (numero: number): string => String(numero).padStart(2, '0');

/** Two digits: those from 70 on are of the last century. */
export function anioDeDosDigitos(anio: number): number {
  return anio < 70 ? 2000 + anio : 1900 + anio;
}

export interface Escrita {
  /** Numbers whose order is not told by themselves: two (without year) or three. */
  readonly numeros: readonly string[];
  /** A month written with letters; then `numeros` are the others. */
  readonly mes: number | null;
}

/** The numbers of a date, and its month if it is written with letters; the hour, the weekday and the words between them go away. */
export function separar(texto: string): Escrita | undefined {
  if (texto.length > LARGO_MAX) return undefined;
  const limpio = texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(
      /(?<=\d)(?:t| )\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?: ?[ap]\.? ?m\.?)?(?: ?z| ?[+-]\d{2}:?\d{2})?$/,
      '',
    )
    .replace(DIA_DE_SEMANA, '');
  const compacta = /^(\d{8}|\d{6})$/.exec(limpio);
  if (compacta !== null) return { numeros: [limpio], mes: null };
  if (!sonSeparadores(limpio.split(/[\d\p{L}]+/u))) return undefined;
  const piezas = (limpio.match(/\d+|\p{L}+/gu) ?? []).filter((pieza) => !PALABRAS_SUELTAS.has(pieza));
  const letras = piezas.filter((pieza) => !/\d/.test(pieza));
  const numeros = piezas.filter((pieza) => /\d/.test(pieza));
  if (letras.length === 0) {
    return numeros.length === 2 || numeros.length === 3 ? { numeros, mes: null } : undefined;
  }
  const mes = mesDe(letras[0] ?? '');
  return letras.length === 1 && mes !== undefined && (numeros.length === 1 || numeros.length === 2)
    ? { numeros, mes }
    : undefined;
}

/** At most one mark between two pieces, with spaces around it; behind the last one, the point of an abbreviation. */
function sonSeparadores([primero, ...otros]: readonly string[]): boolean {
  const ultimo = otros.pop();
  return (
    primero === '' &&
    (ultimo === '' || ultimo === '.') &&
    otros.every((uno) => /^\.? ?[-/.,'’]? ?$/.test(uno))
  );
}

const LARGO_MAX = 60;
const PALABRAS_SUELTAS: ReadonlySet<string> = new Set(['de', 'del', 'of', 'th', 'st', 'nd', 'rd']);
const DIA_DE_SEMANA =
  /^(?:lun(?:es)?|mar(?:tes)|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)[.,]{0,2} /;

const mesesEnIngles = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const meses: ReadonlyMap<string, number> = new Map([
  ...[nombresDeMes, mesesEnIngles].flatMap((nombres) =>
    nombres.flatMap((nombre, i): [string, number][] => [
      [nombre, i + 1],
      [nombre.slice(0, 3), i + 1],
      [nombre.slice(0, 4), i + 1],
    ]),
  ),
  ['set', 9],
  ['setiembre', 9],
]);

const mesDe = (nombre: string): number | undefined => meses.get(nombre);

export interface PartesDeFecha {
  readonly anio: number | null;
  readonly mes: number;
  readonly dia: number;
}

/** What each number is, in that order; undefined when it cannot be in that order. */
export function ordenar({ numeros, mes }: Escrita, orden: OrdenDeFecha): PartesDeFecha | undefined {
  const [a = '', b = '', c = ''] = numeros;
  if (mes !== null) return conMesEscrito(numeros, mes, orden);
  if (numeros.length === 1) return compacta(a, orden);
  if (numeros.length === 2) {
    if (a.length > 2 || b.length > 2) return undefined;
    return orden === 'dma'
      ? { anio: null, mes: Number(b), dia: Number(a) }
      : { anio: null, mes: Number(a), dia: Number(b) };
  }
  if (a.length === 4) return fecha(a, b, c);
  if (c.length === 4 && orden === 'amd') return undefined;
  return orden === 'dma' ? fecha(c, b, a) : orden === 'mda' ? fecha(c, a, b) : fecha(a, b, c);
}

function conMesEscrito(
  numeros: readonly string[],
  mes: number,
  orden: OrdenDeFecha,
): PartesDeFecha | undefined {
  const [a = '', b] = numeros;
  if (b === undefined) return a.length <= 2 ? { anio: null, mes, dia: Number(a) } : undefined;
  const anioPrimero = a.length === 4 || (b.length !== 4 && orden === 'amd');
  const partes = anioPrimero ? fecha(a, '1', b) : fecha(b, '1', a);
  return partes && { ...partes, mes };
}

/** Eight digits say their year by themselves when only one end can be it. */
function compacta(numeros: string, orden: OrdenDeFecha): PartesDeFecha | undefined {
  const largoDelAnio = numeros.length - 4;
  const alFinal = [numeros.slice(0, 2), numeros.slice(2, 4), numeros.slice(4)] as const;
  const [a, b, c] = alFinal;
  const alPrincipio = fecha(numeros.slice(0, largoDelAnio), numeros.slice(-4, -2), numeros.slice(-2));
  if (orden === 'amd') return alPrincipio;
  const partes = orden === 'dma' ? fecha(c, b, a) : fecha(c, a, b);
  if (partes !== undefined && existe(partes)) return partes;
  return largoDelAnio === 4 && alPrincipio !== undefined && existe(alPrincipio) ? alPrincipio : partes;
}

function fecha(anio: string, mes: string, dia: string): PartesDeFecha | undefined {
  if (mes.length > 2 || dia.length > 2 || anio.length === 3 || anio.length > 4) return undefined;
  const numero = Number(anio);
  return { anio: anio.length === 4 ? numero : anioDeDosDigitos(numero), mes: Number(mes), dia: Number(dia) };
}

const existe = ({ anio, mes, dia }: PartesDeFecha): boolean =>
  diaQueExiste(anio ?? 2000, mes, dia) !== undefined;

function conAnioDelRango({ mes, dia }: PartesDeFecha, rango: Rango | undefined): FechaLeida {
  if (rango === undefined)
    return { tipo: 'ilegible', motivo: 'no dice el año, ni el archivo dice de qué período es' };
  const dias: string[] = [];
  for (let anio = Number(rango.desde.slice(0, 4)); anio <= Number(rango.hasta.slice(0, 4)); anio++) {
    const candidata = diaQueExiste(anio, mes, dia);
    if (candidata !== undefined && candidata >= rango.desde && candidata <= rango.hasta) dias.push(candidata);
  }
  const [unico] = dias;
  if (dias.length === 1 && unico !== undefined) return { tipo: 'fecha', fecha: unico };
  return {
    tipo: 'ilegible',
    motivo:
      dias.length > 1
        ? `no dice el año, y cae más de una vez entre ${rango.desde} y ${rango.hasta}`
        : `no dice el año, y no cae entre ${rango.desde} y ${rango.hasta}`,
  };
}
