// What a statement needs in order to be written as a bank writes it, and the small pieces that all of them share.
import type { EstadoLeido, LineaLeida } from '@cuadra/core/bancos/estado-de-cuenta';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';

export interface EstadoPorEscribir extends Omit<EstadoLeido, 'lineas' | 'desde' | 'hasta' | 'cuenta'> {
  readonly cuenta: string;
  readonly desde: string;
  readonly hasta: string;
  /** Whose account it is, as the bank prints it. */
  readonly titular: string;
  readonly lineas: readonly LineaPorEscribir[];
}

export type LineaPorEscribir = Pick<LineaLeida, 'fecha' | 'monto' | 'texto' | 'referencia' | 'tipo'>;

export interface LineaConSaldo extends LineaPorEscribir {
  readonly saldo: Centavos;
}

/** Each line with the balance after it, beginning with the opening one. */
export function conSaldos({ saldoInicial, lineas }: EstadoPorEscribir): LineaConSaldo[] {
  let saldo = saldoInicial ?? CERO;
  return lineas.map((linea) => {
    saldo = sumar([saldo, linea.monto]);
    return { ...linea, saldo };
  });
}

/** `31/12/2025`. */
export function diaMesAnio(fecha: string): string {
  return fecha.split('-').toReversed().join('/');
}

/** One row of a CSV: quotes where they are needed. */
export function renglonDeCsv(celdas: readonly string[], separador = ','): string {
  return celdas
    .map((celda) =>
      celda.includes(separador) || /["\r\n]|^\s|\s$/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda,
    )
    .join(separador);
}

/** The balance after the last line. */
export function saldoAlFinal({ saldoInicial, lineas }: EstadoPorEscribir): Centavos {
  return sumar([saldoInicial ?? CERO, ...lineas.map(({ monto }) => monto)]);
}
