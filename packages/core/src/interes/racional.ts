// Exact fractions. Interest is kept as one until the single rounding at its end: nothing here is ever approximate.
import { type Redondeo, redondear } from './redondeo.ts';

/** Always reduced, and with a positive denominator: equal numbers are written equal. */
export interface Racional {
  readonly num: bigint;
  readonly den: bigint;
}

export function racional(num: bigint, den = 1n): Racional {
  if (den === 0n) throw new RangeError('No se divide entre cero');
  const divisor = comunDivisor(num < 0n ? -num : num, den < 0n ? -den : den);
  const signo = den < 0n ? -1n : 1n;
  return { num: (signo * num) / divisor, den: (signo * den) / divisor };
}

export const NADA: Racional = { num: 0n, den: 1n };
export const UNO: Racional = { num: 1n, den: 1n };

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** `0.25`, `-10`, `1e-12`; refuses whatever is not exactly a decimal number. */
export function deDecimal(texto: string): Racional {
  const partes = DECIMAL.exec(texto);
  if (partes === null) throw new RangeError(`No es un número decimal: ${texto}`);
  const [, signo = '', enteros = '', fraccion = '', exponente = '0'] = partes;
  const magnitud = BigInt(enteros + fraccion);
  const escala = fraccion.length - Number(exponente);
  const num = signo === '-' ? -magnitud : magnitud;
  return escala < 0 ? racional(num * 10n ** BigInt(-escala)) : racional(num, 10n ** BigInt(escala));
}

export function sumarRacionales(uno: Racional, otro: Racional): Racional {
  return uno.den === otro.den
    ? racional(uno.num + otro.num, uno.den)
    : racional(uno.num * otro.den + otro.num * uno.den, uno.den * otro.den);
}

export function restarRacionales(uno: Racional, otro: Racional): Racional {
  return sumarRacionales(uno, { num: -otro.num, den: otro.den });
}

export function multiplicarRacionales(uno: Racional, otro: Racional): Racional {
  return racional(uno.num * otro.num, uno.den * otro.den);
}

export function dividirRacionales(uno: Racional, otro: Racional): Racional {
  return racional(uno.num * otro.den, uno.den * otro.num);
}

/** To an integer power; a negative one is that of the inverse. */
export function potenciaDeRacional(base: Racional, exponente: number): Racional {
  if (!Number.isSafeInteger(exponente)) throw new RangeError(`No es una potencia entera: ${exponente}`);
  const veces = BigInt(Math.abs(exponente));
  // What is reduced stays reduced when both parts are multiplied by themselves.
  const potencia = { num: base.num ** veces, den: base.den ** veces };
  return exponente < 0 ? racional(potencia.den, potencia.num) : potencia;
}

/** Negative, zero or positive: as `sort` wants it. */
export function compararRacionales(uno: Racional, otro: Racional): number {
  const diferencia = uno.num * otro.den - otro.num * uno.den;
  return diferencia < 0n ? -1 : Number(diferencia > 0n);
}

/** With exactly so many decimals: `10129.5818`, `-0.50`. What rounds to zero has no sign. */
export function enDecimales(valor: Racional, escala: number, modo: Redondeo): string {
  const unidades = redondear(valor.num * 10n ** BigInt(escala), valor.den, modo);
  const digitos = String(unidades < 0n ? -unidades : unidades).padStart(escala + 1, '0');
  const corte = digitos.length - escala;
  const signo = unidades < 0n ? '-' : '';
  return escala === 0 ? signo + digitos : `${signo}${digitos.slice(0, corte)}.${digitos.slice(corte)}`;
}

function comunDivisor(uno: bigint, otro: bigint): bigint {
  let [mayor, menor] = [uno, otro];
  while (menor !== 0n) [mayor, menor] = [menor, mayor % menor];
  return mayor;
}
