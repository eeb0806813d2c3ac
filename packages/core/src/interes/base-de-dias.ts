// How the days between two dates are counted, and what part of a year they are. The name of the convention is kept,
// never a bare 360: the variants of it differ by up to three days around February and the 31st.
import { bisiestosHasta, diasDelMes, esBisiesto, type Fecha, leerFecha, numeroDeFecha } from './dia.ts';
import { type Racional, racional } from './racional.ts';

/** What a product may choose. */
export const basesDeDias = ['ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', '30E/360', '30/360-US'] as const;
export type BaseDeDias = (typeof basesDeDias)[number];

/** As people read them. */
export const nombresDeBase: Readonly<Record<BaseDeDias, string>> = {
  'ACT/365F': 'Días reales entre 365',
  'ACT/360': 'Días reales entre 360',
  'ACT/ACT-ISDA': 'Días reales entre los del año (365 o 366)',
  '30E/360': 'Meses de 30 días, año de 360 (europea)',
  '30/360-US': 'Meses de 30 días, año de 360 (estadounidense)',
};

/** Those that worked cases name besides, each the year it divides by. */
const divisores = {
  'ACT/365F': [1n, 365n],
  'ACT/360': [1n, 360n],
  'ACT/364': [1n, 364n],
  'ACT/366': [1n, 366n],
  'ACT/365.25': [4n, 1461n],
  'NL/365': [1n, 365n],
  '30E/360': [1n, 360n],
  '30E/360-ISDA': [1n, 360n],
  '30E+/360': [1n, 360n],
  '30/360-US': [1n, 360n],
  '30/360-BOND': [1n, 360n],
  '30/365': [1n, 365n],
} as const satisfies Readonly<Record<string, readonly [bigint, bigint]>>;

export type CuentaDeDias = keyof typeof divisores | 'ACT/ACT-ISDA';

/** `vencimiento` is asked for only by 30E/360-ISDA, which does not stretch a February in which the contract ends. */
export function diasSegun(base: CuentaDeDias, desde: string, hasta: string, vencimiento?: string): number {
  const [uno, otro] = [leerFecha(desde), leerFecha(hasta)];
  switch (base) {
    case 'NL/365':
      return numeroDeFecha(otro) - numeroDeFecha(uno) - (bisiestosVividos(otro) - bisiestosVividos(uno));
    case '30E/360':
    case '30/365':
      return deTreinta(uno, otro, Math.min(uno.dia, 30), Math.min(otro.dia, 30));
    case '30E+/360':
      // The 31st is the first of the month that follows, which is one day after its 30th: it is left as it is.
      return deTreinta(uno, otro, Math.min(uno.dia, 30), otro.dia);
    case '30/360-BOND':
      return deTreinta(uno, otro, Math.min(uno.dia, 30), uno.dia >= 30 ? Math.min(otro.dia, 30) : otro.dia);
    case '30/360-US':
      return estadounidense(uno, otro);
    case '30E/360-ISDA':
      return deTreinta(
        uno,
        otro,
        finDeFebrero(uno) ? 30 : Math.min(uno.dia, 30),
        finDeFebrero(otro) && hasta !== vencimiento ? 30 : Math.min(otro.dia, 30),
      );
    default:
      return numeroDeFecha(otro) - numeroDeFecha(uno);
  }
}

export function fraccionDeAnio(
  base: CuentaDeDias,
  desde: string,
  hasta: string,
  vencimiento?: string,
): Racional {
  if (base === 'ACT/ACT-ISDA') {
    const { comunes, bisiestos } = diasPorAnio(desde, hasta);
    return racional(BigInt(comunes) * 366n + BigInt(bisiestos) * 365n, 365n * 366n);
  }
  const [por, entre] = divisores[base];
  return racional(BigInt(diasSegun(base, desde, hasta, vencimiento)) * por, entre);
}

/** The real days between two dates, by the kind of year each of them falls in. */
export function diasPorAnio(desde: string, hasta: string): { comunes: number; bisiestos: number } {
  const [uno, otro] = [leerFecha(desde), leerFecha(hasta)];
  const bisiestos = enBisiesto(otro) - enBisiesto(uno);
  return { comunes: numeroDeFecha(otro) - numeroDeFecha(uno) - bisiestos, bisiestos };
}

/** Days of leap years before a date, since the first one. */
function enBisiesto(fecha: Fecha): number {
  const delAnio = esBisiesto(fecha.anio)
    ? numeroDeFecha(fecha) - numeroDeFecha({ anio: fecha.anio, mes: 1, dia: 1 })
    : 0;
  return 366 * bisiestosHasta(fecha.anio - 1) + delAnio;
}

/** Leap days up to a date, itself included. */
function bisiestosVividos({ anio, mes, dia }: Fecha): number {
  const yaPaso = esBisiesto(anio) && (mes > 2 || (mes === 2 && dia === 29));
  return bisiestosHasta(anio - 1) + Number(yaPaso);
}

function estadounidense(uno: Fecha, otro: Fecha): number {
  const desdeFebrero = finDeFebrero(uno);
  const primero = desdeFebrero ? 30 : Math.min(uno.dia, 30);
  if (desdeFebrero && finDeFebrero(otro)) return deTreinta(uno, otro, primero, 30);
  return deTreinta(uno, otro, primero, primero === 30 ? Math.min(otro.dia, 30) : otro.dia);
}

const finDeFebrero = ({ anio, mes, dia }: Fecha): boolean => mes === 2 && dia === diasDelMes(anio, mes);

const deTreinta = (uno: Fecha, otro: Fecha, primero: number, ultimo: number): number =>
  360 * (otro.anio - uno.anio) + 30 * (otro.mes - uno.mes) + ultimo - primero;
