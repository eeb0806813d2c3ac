// The arithmetic of closing: when a month has ended, and the two partidas that carry a year's result forward. Closing
// brings every account of productos (6) and gastos (7) to zero against the year's result; opening moves that result to
// what is left of earlier years.
import { type Centavos, centavos, sumar } from './dinero.ts';
import type { LineaDePartida } from './partida.ts';

/** What a detail account holds, as debe − haber. */
export interface SaldoNeto {
  readonly idCuenta: string;
  readonly neto: number;
}

export interface Cierre {
  readonly lineas: readonly LineaDePartida[];
  readonly productos: Centavos;
  readonly gastos: Centavos;
  /** Productos − gastos: positive is excedente, negative is pérdida. */
  readonly resultado: Centavos;
}

export const esDeResultado = (idCuenta: string): boolean =>
  idCuenta.startsWith('6') || idCuenta.startsWith('7');

/** Empty lines when the year moved no account of results. */
export function cierreDe(saldos: readonly SaldoNeto[], cuentaResultado: string): Cierre {
  const deResultado = saldos.filter(({ idCuenta, neto }) => esDeResultado(idCuenta) && neto !== 0);
  const netoDe = (clase: string) =>
    sumar(deResultado.filter(({ idCuenta }) => idCuenta.startsWith(clase)).map(({ neto }) => neto));
  const productos = centavos(-netoDe('6'));
  const gastos = netoDe('7');
  const resultado = centavos(productos - gastos);
  const aCero = deResultado.map(({ idCuenta, neto }) => lineaPor(idCuenta, -neto));
  const contra = resultado === 0 ? [] : [lineaPor(cuentaResultado, -resultado)];
  return { lineas: [...aCero, ...contra], productos, gastos, resultado };
}

/** Moves what the account of the result holds to that of earlier results; empty when it holds nothing. */
export function lineasDeApertura(
  neto: number,
  { cuentaResultado, cuentaAcumulados }: { cuentaResultado: string; cuentaAcumulados: string },
): LineaDePartida[] {
  return neto === 0 ? [] : [lineaPor(cuentaResultado, -neto), lineaPor(cuentaAcumulados, neto)];
}

/** A line that adds that much to debe − haber. */
function lineaPor(idCuenta: string, neto: number): LineaDePartida {
  return neto > 0 ? { idCuenta, debe: neto, haber: 0 } : { idCuenta, debe: 0, haber: -neto };
}

export function primerDia(anio: number, mes: number): string {
  return `${anio}-${dosDigitos(mes)}-01`;
}

export function ultimoDia(anio: number, mes: number): string {
  return `${anio}-${dosDigitos(mes)}-${dosDigitos(new Date(Date.UTC(anio, mes, 0)).getUTCDate())}`;
}

export function haTerminado(anio: number, mes: number, hoy: string): boolean {
  return hoy > ultimoDia(anio, mes);
}

/** `03/2026`, as people write a month. */
export function nombreDePeriodo(anio: number, mes: number): string {
  return `${dosDigitos(mes)}/${anio}`;
}

function dosDigitos(n: number): string {
  return String(n).padStart(2, '0');
}
