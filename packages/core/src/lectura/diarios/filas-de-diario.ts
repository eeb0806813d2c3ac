// A plain-text journal (hledger, ledger, beancount) as the rows of a sheet under our own headings: from there on it is one like any other. One
// currency, amounts exact to the centavo, and the amount that was left out written where it goes.
import { type Centavos, centavos } from '../../dinero.ts';
import { type Decimales, decimalesDeColumna, leerMontoEscrito } from '../montos.ts';
import type { AsientoEscrito, DiarioEscrito, LineaEscrita } from './asiento-escrito.ts';
import { DiarioIlegible } from './diario-ilegible.ts';
import { leerBeancount } from './leer-beancount.ts';
import { leerLedger } from './leer-ledger.ts';

export interface FilaDeDiario {
  readonly linea: number;
  readonly celdas: readonly string[];
}

const ENCABEZADO = ['partida', 'fecha', 'concepto', 'cuenta', 'monto', 'conceptoLinea', 'documento'] as const;
/** Enough to see what a file is. */
const MUESTRA = 64 * 1024;

/** A day at the beginning of a line and what moves under it, indented: no table has that. */
export function esDiario(texto: string): boolean {
  const muestra = texto.slice(0, MUESTRA);
  const primera =
    muestra.split(/\r\n|\r|\n/).find((renglon) => renglon.trim() !== '' && !/^\s*[;#*%|]/.test(renglon)) ??
    '';
  if (/^[^\s"]+[,;\t|]/.test(primera)) return false;
  return /(?:^|\n|\r)\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?[ \t=*!"][^\r\n]{0,2000}(?:\r\n|\r|\n)[ \t]+\S|(?:^|\n|\r)\d{4}-\d\d-\d\d (?:open|txn) /.test(
    muestra,
  );
}

export function* filasDeDiario(texto: string): Generator<FilaDeDiario> {
  const diario = esBeancount(texto) ? leerBeancount(renglonesDe(texto)) : leerLedger(renglonesDe(texto));
  const decimales = marcaDe(diario);
  exigirUnaMoneda(diario);
  yield { linea: 1, celdas: ENCABEZADO };
  let partida = 0;
  for (const asiento of diario.asientos) {
    partida++;
    for (const { linea, cuenta, monto, concepto } of conMontos(asiento, decimales)) {
      const celdas = [
        String(partida),
        asiento.fecha,
        asiento.concepto,
        cuenta,
        enTexto(monto),
        concepto,
        asiento.documento,
      ];
      yield { linea, celdas };
    }
  }
}

const esBeancount = (texto: string): boolean =>
  /(?:^|\n|\r)(?:option\s+"|\d{4}[-/]\d\d?[-/]\d\d?\s+(?:txn|[*!]\s+"|open\s+\p{Lu}|balance\s+\p{Lu}|pad\s+\p{Lu}))/u.test(
    texto.slice(0, MUESTRA),
  );

function* renglonesDe(texto: string): Generator<string> {
  const fin = /\r?\n|\r/g;
  let desde = 0;
  for (let hallado = fin.exec(texto); hallado !== null; hallado = fin.exec(texto)) {
    yield texto.slice(desde, hallado.index);
    desde = fin.lastIndex;
  }
  yield texto.slice(desde);
}

function marcaDe({ asientos, ejemplos, decimales }: DiarioEscrito): Decimales {
  if (decimales !== undefined) return decimales;
  const cifras = asientos.flatMap(({ lineas }) => lineas.flatMap(({ cantidad }) => cantidad?.cifra ?? []));
  const hallada = decimalesDeColumna([...ejemplos, ...cifras]);
  if (hallada.segura || hallada.ejemplo === null) return hallada.decimales;
  const suya = asientos
    .flatMap(({ lineas }) => lineas)
    .find(({ cantidad }) => cantidad?.cifra === hallada.ejemplo);
  throw new DiarioIlegible(
    suya?.linea ?? 1,
    `dice «${hallada.ejemplo}» y no se sabe si su marca separa miles o decimales. Escriba «decimal-mark .» o «decimal-mark ,» al principio del archivo.`,
  );
}

function exigirUnaMoneda({ asientos, monedaOmitida = '' }: DiarioEscrito): void {
  let unica: string | undefined;
  for (const { lineas } of asientos) {
    for (const { linea, cantidad } of lineas) {
      if (cantidad === null) continue;
      const moneda = cantidad.moneda === '' ? monedaOmitida : cantidad.moneda;
      unica ??= moneda;
      if (moneda !== unica)
        throw new DiarioIlegible(
          linea,
          `está en ${nombrar(moneda)} y las anteriores en ${nombrar(unica)}. Traiga un diario de una sola moneda.`,
        );
    }
  }
}

const nombrar = (moneda: string): string =>
  moneda === '' ? 'una moneda sin nombre' : `«${moneda.slice(0, 40).toWellFormed()}»`;

interface LineaConMonto extends Omit<LineaEscrita, 'cantidad'> {
  readonly monto: Centavos;
}

function conMontos({ lineas }: AsientoEscrito, decimales: Decimales): LineaConMonto[] {
  let suma = 0;
  let omitida: LineaEscrita | undefined;
  const leidas = lineas.map((linea) => {
    if (linea.cantidad === null) {
      if (omitida !== undefined)
        throw new DiarioIlegible(
          linea.linea,
          `deja sin monto otra línea de la misma partida. Solo una puede quedar sin monto.`,
        );
      omitida = linea;
      return { ...linea, monto: undefined };
    }
    const monto = leerMontoEscrito(linea.cantidad.cifra, decimales);
    if (monto === undefined)
      throw new DiarioIlegible(
        linea.linea,
        `dice «${linea.cantidad.cifra.slice(0, 40)}», que no es un monto exacto en centavos.`,
      );
    suma += monto;
    if (!Number.isSafeInteger(suma))
      throw new DiarioIlegible(linea.linea, 'lleva la partida a una suma demasiado grande.');
    return { ...linea, monto };
  });
  return leidas.map((linea) => ({ ...linea, monto: linea.monto ?? centavos(-suma) }));
}

/** As every reader understands it: `-1234.56`. */
function enTexto(monto: Centavos): string {
  const digitos = String(Math.abs(monto)).padStart(3, '0');
  return `${monto < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}
