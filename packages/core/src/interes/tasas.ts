// Rate tables: what each amount and term earns a year, in parts per million, from a day on. Amounts and terms are
// half-open. In a table of mode `total` the rate of a balance is that of its tramo, for all of it; in a `marginal`
// one each tramo earns its own rate on what falls in it.
import type { Centavos } from '../dinero.ts';
import type { Racional } from './racional.ts';

export const modosDeTabla = ['total', 'marginal'] as const;
export type ModoDeTabla = (typeof modosDeTabla)[number];

export const nombresDeModoDeTabla: Readonly<Record<ModoDeTabla, string>> = {
  total: 'Una tasa para todo el saldo',
  marginal: 'Cada franja con su tasa',
};

/** One hundred per cent. */
export const PPM_MAX = 1_000_000;

export interface TramoDeTasa {
  readonly montoDesde: Centavos;
  /** Null: without end. */
  readonly montoHasta: Centavos | null;
  /** In days; what has no term is of zero. */
  readonly plazoDesde: number;
  readonly plazoHasta: number | null;
  readonly ppm: number;
}

export interface TablaDeTasas {
  readonly desde: string;
  readonly modo: ModoDeTabla;
  readonly tramos: readonly TramoDeTasa[];
}

/** A part of a balance and the rate that it earns. */
export interface Porcion {
  readonly ppm: number;
  readonly monto: Racional;
}

/** The tramos by which that amount earns, from the lowest: one, or each that it reaches into. */
export function tramosQueRigen(tabla: TablaDeTasas, monto: Centavos, plazo: number): TramoDeTasa[] {
  const suyos = delPlazo(tabla, plazo);
  const [entero] = suyos.filter(({ montoDesde, montoHasta }) => {
    return montoDesde <= monto && (montoHasta === null || monto < montoHasta);
  });
  if (tabla.modo === 'total') return entero === undefined ? [] : [entero];
  return suyos.filter((tramo) => tramo === entero || tramo.montoDesde < monto);
}

/** How a balance, even one with fractions, is divided among the tramos; undefined when the table has no rate for it. */
export function porcionesDe(tabla: TablaDeTasas, monto: Racional, plazo: number): Porcion[] | undefined {
  const suyos = delPlazo(tabla, plazo);
  if (tabla.modo === 'total') {
    const entero = suyos.find((tramo) => llega(monto, tramo.montoDesde) && !pasa(monto, tramo.montoHasta));
    return entero === undefined ? undefined : [{ ppm: entero.ppm, monto }];
  }
  if (suyos.length === 0) return undefined;
  return suyos
    .map(({ ppm, montoDesde, montoHasta }) => ({ ppm, monto: loQueCae(monto, montoDesde, montoHasta) }))
    .filter(({ monto: suyo }) => suyo.num > 0n);
}

const delPlazo = ({ tramos }: TablaDeTasas, plazo: number): TramoDeTasa[] =>
  tramos
    .filter(
      ({ plazoDesde, plazoHasta }) => plazoDesde <= plazo && (plazoHasta === null || plazo < plazoHasta),
    )
    .sort((uno, otro) => uno.montoDesde - otro.montoDesde);

const llega = ({ num, den }: Racional, limite: Centavos): boolean => num >= BigInt(limite) * den;
const pasa = (monto: Racional, limite: Centavos | null): boolean => limite !== null && llega(monto, limite);

/** With the denominator of the whole, so that portions are added without reducing them. */
function loQueCae(monto: Racional, desde: Centavos, hasta: Centavos | null): Racional {
  const fin = hasta !== null && pasa(monto, hasta) ? BigInt(hasta) * monto.den : monto.num;
  return { num: fin - BigInt(desde) * monto.den, den: monto.den };
}
