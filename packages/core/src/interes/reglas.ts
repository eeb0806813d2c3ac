// The rules by which an account earns, as a product publishes them: closed lists, each with the name that people read, and
// which choices do not go together.
import { type Centavos, formatearQuetzales } from '../dinero.ts';
import type { BaseDeDias } from './base-de-dias.ts';
import type { ModoDeRedondeo } from './redondeo.ts';

/** Which balance earns: that of every day, the average of the period or the lowest of the period. */
export const metodosDeInteres = ['diario', 'promedio', 'minimo'] as const;
export type MetodoDeInteres = (typeof metodosDeInteres)[number];

export const nombresDeMetodo: Readonly<Record<MetodoDeInteres, string>> = {
  diario: 'Saldo de cada día',
  promedio: 'Saldo promedio del período',
  minimo: 'Saldo mínimo del período',
};

export const capitalizaciones = ['ninguna', 'diaria'] as const;
export type Capitalizacion = (typeof capitalizaciones)[number];

export const nombresDeCapitalizacion: Readonly<Record<Capitalizacion, string>> = {
  ninguna: 'Al abonarse (interés simple dentro del período)',
  diaria: 'Cada día',
};

export const frecuenciasDeAbono = [
  'mensual',
  'trimestral',
  'semestral',
  'anual',
  'aniversario',
  'vencimiento',
] as const;
export type FrecuenciaDeAbono = (typeof frecuenciasDeAbono)[number];

export const nombresDeFrecuencia: Readonly<Record<FrecuenciaDeAbono, string>> = {
  mensual: 'Cada mes',
  trimestral: 'Cada trimestre',
  semestral: 'Cada semestre',
  anual: 'Cada año',
  aniversario: 'Cada mes, en el día de apertura de la cuenta',
  vencimiento: 'Al vencimiento',
};

/** What the days of an account in some state do: earn and are paid, earn and wait, or earn nothing. */
export const tratamientosDeEstado = ['paga', 'devenga', 'no-paga'] as const;
export type TratamientoDeEstado = (typeof tratamientosDeEstado)[number];

export const nombresDeTratamiento: Readonly<Record<TratamientoDeEstado, string>> = {
  paga: 'Gana y se le abona',
  devenga: 'Gana, y se le abona cuando vuelva a estar activa',
  'no-paga': 'No gana',
};

export type EstadoDeCuenta = 'activa' | 'inactiva' | 'bloqueada' | 'por-retirar' | 'cerrada';

export interface ReglasDeInteres {
  readonly metodo: MetodoDeInteres;
  /** The balance of a day is its lowest moment instead of its close. */
  readonly intradia: boolean;
  readonly base: BaseDeDias;
  readonly capitalizacion: Capitalizacion;
  readonly abono: FrecuenciaDeAbono;
  /** Below it, nothing is earned; exactly that earns. */
  readonly minimo: Centavos;
  /** What is above it earns nothing. */
  readonly tope: Centavos | null;
  readonly redondeo: ModoDeRedondeo;
  readonly inactivas: TratamientoDeEstado;
  readonly bloqueadas: TratamientoDeEstado;
}

/** What waits to be withdrawn earns as before: its term ended, and no period goes beyond that. */
export function tratamientoDe(estado: EstadoDeCuenta, reglas: ReglasDeInteres): TratamientoDeEstado {
  switch (estado) {
    case 'inactiva':
      return reglas.inactivas;
    case 'bloqueada':
      return reglas.bloqueadas;
    case 'cerrada':
      return 'no-paga';
    default:
      return 'paga';
  }
}

export interface Incompatibilidad {
  readonly campo: keyof ReglasDeInteres | 'tablas';
  readonly mensaje: string;
}

/** Interest upon interest is a power of one rate a day: it wants each day's own balance, one rate for all of it and a year of one length. */
const BASES_QUE_CAPITALIZAN: readonly BaseDeDias[] = ['ACT/365F', 'ACT/360'];

/** What cannot be calculated, or what nobody means, said where it is written; empty when the rules may be published. */
export function incompatibilidades(
  reglas: ReglasDeInteres,
  tablas: readonly { readonly modo: 'total' | 'marginal' }[],
): Incompatibilidad[] {
  return [...deCapitalizacion(reglas, tablas), ...deLimites(reglas)];
}

function deCapitalizacion(
  { capitalizacion, metodo, base }: ReglasDeInteres,
  tablas: readonly { readonly modo: 'total' | 'marginal' }[],
): Incompatibilidad[] {
  if (capitalizacion === 'ninguna') return [];
  const halladas: Incompatibilidad[] = [];
  if (metodo !== 'diario')
    halladas.push({
      campo: 'metodo',
      mensaje: 'La capitalización diaria solo se calcula con el saldo de cada día.',
    });
  if (!BASES_QUE_CAPITALIZAN.includes(base))
    halladas.push({
      campo: 'base',
      mensaje: 'La capitalización diaria solo se calcula con días reales entre 365 o entre 360.',
    });
  if (tablas.some(({ modo }) => modo === 'marginal'))
    halladas.push({
      campo: 'tablas',
      mensaje:
        'La capitalización diaria pide una sola tasa para todo el saldo: la tabla no puede ser por franjas.',
    });
  return halladas;
}

function deLimites({ minimo, tope }: ReglasDeInteres): Incompatibilidad[] {
  if (minimo < 0) return [{ campo: 'minimo', mensaje: 'El saldo mínimo no puede ser negativo.' }];
  if (tope === null) return [];
  if (tope <= 0) return [{ campo: 'tope', mensaje: 'El tope debe ser mayor que cero.' }];
  if (tope >= minimo) return [];
  const mensaje = `El tope no puede ser menor que el saldo mínimo para ganar, ${formatearQuetzales(minimo)}.`;
  return [{ campo: 'tope', mensaje }];
}
