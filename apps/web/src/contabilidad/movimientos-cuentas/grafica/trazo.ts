// The line of a balance through its days: level from one movement to the next, in a frame of a thousand by a hundred.
import type { GrupoDeMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';

interface PuntoDeSaldo {
  readonly fecha: string;
  readonly saldo: Centavos;
  /** From 0 (the first day) to 1000 (the end of the last one). */
  readonly x: number;
  /** From 0 (the highest balance) to 100 (the lowest). */
  readonly y: number;
}

export interface Trazo {
  readonly puntos: readonly PuntoDeSaldo[];
  /** The `d` of an SVG path. */
  readonly linea: string;
  /** The same, closed at zero. Nothing when zero is out of sight: an area that begins elsewhere would lie. */
  readonly superficie: string;
  /** Where zero is, when it is in sight. */
  readonly cero: number | undefined;
  readonly minimo: Centavos;
  readonly maximo: Centavos;
}

export const ANCHO = 1000;
export const ALTO = 100;

interface Dias {
  readonly desde: string;
  /** The last one drawn: a balance is not known beyond today. */
  readonly hasta: string;
}

export function trazar(
  saldoInicial: Centavos,
  grupos: readonly Pick<GrupoDeMovimientos, 'clave' | 'saldo'>[],
  { desde, hasta }: Dias,
): Trazo {
  const dias = diasEntre(desde, hasta) + 1;
  const deGrupos = grupos.map(({ clave, saldo }) => ({ fecha: clave, saldo: saldo ?? CERO }));
  const saldos =
    deGrupos[0]?.fecha === desde ? deGrupos : [{ fecha: desde, saldo: saldoInicial }, ...deGrupos];
  const minimo = centavos(Math.min(saldoInicial, ...saldos.map(({ saldo }) => saldo)));
  const maximo = centavos(Math.max(saldoInicial, ...saldos.map(({ saldo }) => saldo)));
  const alturaDe = (saldo: Centavos) =>
    maximo === minimo ? ALTO / 2 : redondear(((maximo - saldo) / (maximo - minimo)) * ALTO);
  const puntos = saldos.map(({ fecha, saldo }) => ({
    fecha,
    saldo,
    x: redondear((diasEntre(desde, fecha) / dias) * ANCHO),
    y: alturaDe(saldo),
  }));
  const linea = `M0 ${alturaDe(saldoInicial)}${puntos.map(({ x, y }) => `H${x}V${y}`).join('')}H${ANCHO}`;
  const cero = minimo <= 0 && maximo >= 0 && maximo !== minimo ? alturaDe(CERO) : undefined;
  const superficie = cero === undefined ? '' : `${linea}V${cero}H0Z`;
  return { puntos, linea, superficie, cero, minimo, maximo };
}

/** The day in force at some place of the frame: the last one that begins at it or before. */
export function puntoEn(puntos: readonly PuntoDeSaldo[], x: number): number {
  return Math.max(
    0,
    puntos.findLastIndex((punto) => punto.x <= x),
  );
}

const UN_DIA_MS = 86_400_000;

const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / UN_DIA_MS);

const redondear = (numero: number): number => Math.round(numero * 100) / 100;
