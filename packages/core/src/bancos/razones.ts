// Why two sides would be the same, each reason with its points and in the words of whoever keeps the books.
import { type Centavos, formatearQuetzales, magnitud } from '../dinero.ts';
import type { Razon } from './cruce.ts';
import { similitud } from './palabras.ts';
import { type Apunte, type Tablero, totalDe } from './tablero.ts';

/** Amount, document, date and text; whether anybody else could be it, whoever calls says. */
export function razonesDe(
  tablero: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): Razon[] {
  const fecha = razonDeFecha(tablero, lineas, movimientos);
  const candidatas = [razonDeMonto(lineas, movimientos), razonDeDocumento(lineas, movimientos), fecha];
  return [...candidatas, razonDeTexto(tablero, lineas, movimientos)].filter((razon) => razon !== null);
}

export function razonDeUnico(puntos: number, texto: string): Razon {
  return { clase: 'unico', puntos, texto };
}

export function razonDeCombinacion(puntos: number, texto: string): Razon {
  return { clase: 'combinacion', puntos, texto };
}

function razonDeMonto(lineas: readonly Apunte[], movimientos: readonly Apunte[]): Razon {
  const monto = totalDe(lineas);
  if (lineas.length === 1 && movimientos.length === 1) {
    return { clase: 'monto', puntos: 40, texto: `mismo monto ${decirMonto(monto)}` };
  }
  const lado = movimientos.length > 1 ? movimientos : lineas;
  return { clase: 'monto', puntos: 35, texto: `${lado.length} montos que suman ${decirMonto(monto)}` };
}

export const decirMonto = (monto: Centavos): string => formatearQuetzales(magnitud(monto));

/** `1 día`, `3 días`, whichever came first. */
export function decirDias(dias: number): string {
  return Math.abs(dias) === 1 ? '1 día' : `${Math.abs(dias)} días`;
}

export type NumeroComun = { readonly numero: string; readonly enTexto: boolean };

/** The number that both carry: in the field for it on both sides, or inside a text. */
export function numeroComun(linea: Apunte, movimiento: Apunte): NumeroComun | null {
  const { documento } = linea;
  if (documento !== null && documento === movimiento.documento) return { numero: documento, enTexto: false };
  const suyos = numerosDe(movimiento);
  // Where both tell the number of their document, one that is neither's may be of an account or of a client.
  const puedeSer = (uno: string) =>
    documento === null || movimiento.documento === null || uno === documento || uno === movimiento.documento;
  const numero = numerosDe(linea).find((uno) => suyos.includes(uno) && puedeSer(uno));
  return numero === undefined ? null : { numero, enTexto: true };
}

/** In its field or in its text. */
export function numerosDe({ documento, numeros }: Apunte): readonly string[] {
  return documento === null || numeros.includes(documento) ? numeros : [documento, ...numeros];
}

function razonDeDocumento(lineas: readonly Apunte[], movimientos: readonly Apunte[]): Razon | null {
  const comunes = lineas.flatMap((linea) => movimientos.map((movimiento) => numeroComun(linea, movimiento)));
  if (comunes.includes(null))
    return lineas.length + movimientos.length === 2 ? documentosDistintos(lineas, movimientos) : null;
  const [comun] = comunes;
  if (comun === null || comun === undefined) return null;
  return comun.enTexto
    ? { clase: 'documento', puntos: 28, texto: `el número ${comun.numero} está en los dos` }
    : { clase: 'documento', puntos: 35, texto: `mismo documento ${movimientos[0]?.escrito ?? comun.numero}` };
}

function documentosDistintos([linea]: readonly Apunte[], [movimiento]: readonly Apunte[]): Razon | null {
  if (linea?.documento == null || movimiento?.documento == null) return null;
  const texto = `documentos distintos: ${linea.escrito} en el banco, ${movimiento.escrito} en libros`;
  return { clase: 'documento', puntos: linea.esCheque && movimiento.esCheque ? -20 : -5, texto };
}

/** The farthest of them counts. Out of the window it speaks against them, but not against a cheque, which is cashed when it is. */
function razonDeFecha(
  { opciones: { ventanaDias } }: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): Razon {
  const dias = lineas
    .flatMap((linea) => movimientos.map(({ dia }) => linea.dia - dia))
    .reduce((peor, uno) => (Math.abs(uno) > Math.abs(peor) ? uno : peor), 0);
  const lejos = Math.abs(dias);
  if (lejos === 0) return { clase: 'fecha', puntos: 15, texto: 'mismo día' };
  const texto = `${decirDias(dias)} ${dias > 0 ? 'después' : 'antes'} en el banco`;
  if (lejos <= ventanaDias)
    return { clase: 'fecha', puntos: Math.round(14 - (9 * lejos) / ventanaDias), texto };
  const esCheque = dias > 0 && [...lineas, ...movimientos].some((uno) => uno.esCheque);
  return { clase: 'fecha', puntos: esCheque ? 0 : -15, texto };
}

/** The least alike of them counts. */
function razonDeTexto(
  { pesos }: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): Razon | null {
  const parecidos = lineas.flatMap((linea) =>
    movimientos.map((movimiento) => similitud(linea.palabras, movimiento.palabras, pesos)),
  );
  const puntos = Math.round(10 * Math.min(...parecidos));
  if (puntos === 0) return null;
  return { clase: 'texto', puntos, texto: puntos >= 5 ? 'textos parecidos' : 'textos algo parecidos' };
}
