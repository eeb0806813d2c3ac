// The periods at whose end interest is paid, and the days on which that happens. Periods are half-open; a period that
// begins inside a calendar one is short. What follows the opening of an account keeps the day it was opened on, or takes the
// last of a month that has no such day, and goes back to it in the next.
import {
  diasDelMes,
  escribirFecha,
  type Fecha,
  fechaDeDia,
  leerFecha,
  numeroDeDia,
  sumarMeses,
} from './dia.ts';
import type { FrecuenciaDeAbono } from './reglas.ts';

export interface Periodo {
  readonly desde: string;
  /** The first day that is not of it: from then on it can be paid. */
  readonly hasta: string;
}

/** What the rules that follow each account ask of it. */
export interface CuentaConAbonos {
  readonly apertura: string;
  /** When its term ends; null for what has none. */
  readonly vence?: string | null;
}

const mesesDelCalendario = { mensual: 1, trimestral: 3, semestral: 6, anual: 12 } as const;

/** The whole period that a day falls in. */
export function periodoDe(abono: FrecuenciaDeAbono, dia: string, cuenta?: CuentaConAbonos): Periodo {
  if (abono !== 'aniversario' && abono !== 'vencimiento') return deCalendario(mesesDelCalendario[abono], dia);
  if (cuenta === undefined || dia < cuenta.apertura)
    throw new RangeError(`Ese período depende de una cuenta abierta: ${abono}, ${dia}`);
  if (abono === 'aniversario') return deAniversario(cuenta.apertura, dia);
  const { apertura, vence } = cuenta;
  if (vence === undefined || vence === null || dia >= vence)
    throw new RangeError(`La cuenta no tiene un plazo que incluya ese día: ${dia}`);
  return { desde: apertura, hasta: vence };
}

/** Every period of `[desde, hasta)` in order: the first begins at `desde`, the last ends where it ends, even if later. */
export function periodosEntre(
  abono: FrecuenciaDeAbono,
  desde: string,
  hasta: string,
  cuenta?: CuentaConAbonos,
): Periodo[] {
  const periodos: Periodo[] = [];
  let principio = desde;
  while (principio < hasta && !(abono === 'vencimiento' && principio === cuenta?.vence)) {
    const periodo = { desde: principio, hasta: periodoDe(abono, principio, cuenta).hasta };
    periodos.push(periodo);
    principio = periodo.hasta;
  }
  return periodos;
}

/** The first day after this one on which a period can be paid. */
export const proximaFecha = (abono: FrecuenciaDeAbono, dia: string, cuenta?: CuentaConAbonos): string =>
  periodoDe(abono, dia, cuenta).hasta;

/** How often a schedule calculates: accounts that follow their own day are looked at daily. */
export type FrecuenciaDeProgramacion = 'diaria' | 'mensual' | 'trimestral' | 'semestral' | 'anual';

/** Which schedule pays the accounts of a product. */
export const programacionPara = (abono: FrecuenciaDeAbono): FrecuenciaDeProgramacion =>
  abono === 'aniversario' || abono === 'vencimiento' ? 'diaria' : abono;

export interface FechaProgramada {
  /** The last day that is paid. */
  readonly fin: string;
  /** When the calculation starts. */
  readonly calculo: string;
}

/** The last day of the first period that ends on that day or later. */
export const finDePeriodo = (frecuencia: FrecuenciaDeProgramacion, dia: string): string =>
  frecuencia === 'diaria' ? dia : masDias(periodoDe(frecuencia, dia).hasta, -1);

/** What a schedule will calculate from one day to another, both included, if it goes on as it is. */
export function fechasProgramadas(
  { frecuencia, diasDespues, proximoFin }: ProgramacionDeFechas,
  desde: string,
  hasta: string,
): FechaProgramada[] {
  const fechas: FechaProgramada[] = [];
  // None earlier than the next that it has: what was calculated already is not to come.
  const primero = masDias(desde, -diasDespues);
  let fin = finDePeriodo(frecuencia, primero > proximoFin ? primero : proximoFin);
  while (masDias(fin, diasDespues) <= hasta) {
    fechas.push({ fin, calculo: masDias(fin, diasDespues) });
    fin = finDePeriodo(frecuencia, masDias(fin, 1));
  }
  return fechas;
}

export interface ProgramacionDeFechas {
  readonly frecuencia: FrecuenciaDeProgramacion;
  readonly diasDespues: number;
  readonly proximoFin: string;
}

function deCalendario(meses: number, dia: string): Periodo {
  const { anio, mes } = leerFecha(dia);
  const primero: Fecha = { anio, mes: mes - ((mes - 1) % meses), dia: 1 };
  return { desde: escribirFecha(primero), hasta: escribirFecha(sumarMeses(primero, meses)) };
}

/** Counted from the opening every time, so that a short month shortens nothing after it. */
function deAniversario(apertura: string, dia: string): Periodo {
  const inicio = leerFecha(apertura);
  const buscado = leerFecha(dia);
  const corridos = (buscado.anio - inicio.anio) * 12 + buscado.mes - inicio.mes;
  const esteMes = Math.min(inicio.dia, diasDelMes(buscado.anio, buscado.mes));
  const cumplidos = buscado.dia < esteMes ? corridos - 1 : corridos;
  return {
    desde: escribirFecha(sumarMeses(inicio, cumplidos)),
    hasta: escribirFecha(sumarMeses(inicio, cumplidos + 1)),
  };
}

const masDias = (fecha: string, dias: number): string => fechaDeDia(numeroDeDia(fecha) + dias);
