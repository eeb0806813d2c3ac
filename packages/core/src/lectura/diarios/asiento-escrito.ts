// A transaction of a plain-text journal as it was written, whatever program it is of: not yet added up.
import { DiarioIlegible } from './diario-ilegible.ts';

export interface AsientoEscrito {
  readonly linea: number;
  /** `YYYY-MM-DD`. */
  readonly fecha: string;
  readonly concepto: string;
  readonly documento: string;
  readonly lineas: LineaEscrita[];
}

export interface LineaEscrita {
  readonly linea: number;
  readonly cuenta: string;
  /** Null: what the others leave. */
  readonly cantidad: Cantidad | null;
  readonly concepto: string;
}

export interface Cantidad {
  /** With its sign, as it was written. */
  readonly cifra: string;
  /** Empty: none said. */
  readonly moneda: string;
}

export interface DiarioEscrito {
  readonly asientos: readonly AsientoEscrito[];
  /** Figures that its declarations give as examples: they tell the decimal mark as the others do. */
  readonly ejemplos: readonly string[];
  readonly decimales: 'punto' | 'coma' | undefined;
  /** What amounts without one are in, where the journal says it. */
  readonly monedaOmitida: string | undefined;
}

/** A quoted name, or letters and signs of currency; nothing that could be of the figure. */
const MONEDA = String.raw`"[^"]{0,60}"|[\p{L}\p{Sc}_°]{1,30}`;
const CANTIDAD = new RegExp(
  String.raw`^([-+])?\s*(${MONEDA})?\s*([-+])?\s*(\d[\d.,'’ \u00a0\u202f]*|[.,]\d+)\s*(${MONEDA})?$`,
  'u',
);
const LARGO_MAX = 200;

/** One figure with at most one sign and one currency; anything else (prices, costs, sums to be made) is not one amount. */
export function leerCantidad(escrita: string, linea: number): Cantidad {
  const partes = escrita.length > LARGO_MAX ? null : CANTIDAD.exec(escrita);
  const [, signo, delante, otroSigno, cifra = '', detras] = partes ?? [];
  const esUna =
    !(signo !== undefined && otroSigno !== undefined) && !(delante !== undefined && detras !== undefined);
  if (partes === null || !esUna) throw noEsUnMonto(escrita, linea);
  const moneda = (delante ?? detras ?? '').replaceAll('"', '');
  return { cifra: `${signo ?? otroSigno ?? ''}${cifra.trim()}`.replace('+', ''), moneda };
}

function noEsUnMonto(escrita: string, linea: number): DiarioIlegible {
  const dicho = `«${escrita.slice(0, 40).toWellFormed()}»`;
  if (/[@{]/.test(escrita))
    return new DiarioIlegible(
      linea,
      `dice un precio o un costo (${dicho}). Aquí se lleva una sola moneda: escriba el monto en ella.`,
    );
  if (/[()*/]/.test(escrita))
    return new DiarioIlegible(linea, `dice una operación (${dicho}). Escriba su resultado.`);
  return new DiarioIlegible(linea, `dice ${dicho} donde va un monto, como 1234.56.`);
}
