// XML looked through once, from its beginning to its end, before anybody believes it. The reader of sheets looks again for
// the end of a tag with every piece that arrives, so a tag that never ends costs it the square of its length (6 MB of «<»:
// seven seconds). Here no tag, comment or text is longer than a spreadsheet writes them, everything that opens closes,
// nothing is declared, and rows, cells and elements are counted.
import { CELDA_MAX, celdaDemasiadoLarga, demasiadoGrandePorDentro, noEsXlsx } from './ilegible.ts';

export interface CuentaDeXml {
  /** Adds a part to the count; what is not XML passes. */
  exigir(contenido: Buffer): void;
  filas(): number;
}

const ETIQUETA_MAX = 16 * 1024;
/** A cell at its fullest, each letter written as an entity. */
const TEXTO_MAX = CELDA_MAX * 8;
const PROFUNDIDAD_MAX = 64;
const FILA_MAX = 1_048_576;
/** A sheet is read as a table: a row is as long as its last cell, whatever it has before. */
const CELDAS_MAX = 20_000_000;
/** Those that are not of a row are all in memory at once: texts and styles. */
const ELEMENTOS_SUELTOS_MAX = 2_000_000;

export function abrirCuentaDeXml(): CuentaDeXml {
  const cuenta: Cuenta = { filas: 0, celdas: 0, sueltos: 0, enFila: false, ancho: 0 };
  return {
    exigir(contenido) {
      if (pareceXml(contenido)) recorrer(contenido, cuenta);
    },
    filas: () => cuenta.filas,
  };
}

interface Cuenta {
  filas: number;
  celdas: number;
  sueltos: number;
  enFila: boolean;
  /** Columns of the row that is open. */
  ancho: number;
}

const [MENOR, MAYOR, BARRA, EXCLAMACION, INTERROGACION, COMILLA, APOSTROFO, ESPACIO, DOS_PUNTOS] = [
  0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x22, 0x27, 0x20, 0x3a,
];

/** What the reader could take for XML: its first letter that is not a blank or a mark of UTF-8 opens a tag. */
function pareceXml(contenido: Buffer): boolean {
  let i = contenido[0] === 0xef ? 3 : 0;
  while (i < contenido.length && (contenido[i] ?? 0) <= ESPACIO) i++;
  return i >= contenido.length || contenido[i] === MENOR;
}

function recorrer(xml: Buffer, cuenta: Cuenta): void {
  let profundidad = 0;
  let fin = 0;
  for (let i = xml.indexOf(MENOR); i !== -1; i = xml.indexOf(MENOR, fin)) {
    exigirTexto(i - fin, cuenta);
    const siguiente = xml[i + 1];
    if (siguiente === EXCLAMACION || siguiente === INTERROGACION) {
      fin = saltar(xml, i);
      continue;
    }
    if (siguiente === BARRA) {
      fin = hallar(xml, '>', i + 2, ETIQUETA_MAX) + 1;
      if (--profundidad < 0) throw noEsXlsx();
      if (cuenta.enFila && esLocal(xml, i + 2, 'row')) cerrarFila(cuenta);
      continue;
    }
    const cierre = finDeEtiqueta(xml, i);
    fin = cierre + 1;
    const seCierraSola = xml[cierre - 1] === BARRA;
    contar(xml, i + 1, cierre, seCierraSola, cuenta);
    if (!seCierraSola && ++profundidad > PROFUNDIDAD_MAX) throw noEsXlsx();
  }
  exigirTexto(xml.length - fin, cuenta);
  if (profundidad !== 0) throw noEsXlsx();
}

function exigirTexto(bytes: number, { filas, enFila }: Cuenta): void {
  if (bytes <= TEXTO_MAX) return;
  throw enFila ? celdaDemasiadoLarga(`La fila ${filas}`) : demasiadoGrandePorDentro();
}

/** Comments, CDATA and instructions; anything else that begins so declares something, and no sheet does. */
function saltar(xml: Buffer, i: number): number {
  const abre = xml.toString('latin1', i, i + 9);
  if (abre.startsWith('<?')) return hallar(xml, '?>', i + 2, ETIQUETA_MAX) + 2;
  if (abre.startsWith('<!--')) return hallar(xml, '-->', i + 4, TEXTO_MAX) + 3;
  if (abre === '<![CDATA[') return hallar(xml, ']]>', i + 9, TEXTO_MAX) + 3;
  throw noEsXlsx();
}

function hallar(xml: Buffer, que: string, desde: number, max: number): number {
  const hallado = xml.subarray(desde, desde + max).indexOf(que);
  if (hallado === -1) throw noEsXlsx();
  return desde + hallado;
}

/** Where its > is: one between quotes is not. */
function finDeEtiqueta(xml: Buffer, i: number): number {
  const hasta = Math.min(xml.length, i + ETIQUETA_MAX);
  let comilla = 0;
  for (let j = i + 1; j < hasta; j++) {
    const letra = xml[j];
    if (comilla !== 0) {
      if (letra === comilla) comilla = 0;
    } else if (letra === COMILLA || letra === APOSTROFO) comilla = letra;
    else if (letra === MAYOR) {
      if (j === i + 1) break;
      return j;
    } else if (letra === MENOR) break;
  }
  throw noEsXlsx();
}

function contar(xml: Buffer, desde: number, hasta: number, seCierraSola: boolean, cuenta: Cuenta): void {
  if (cuenta.enFila) {
    if (esLocal(xml, desde, 'c')) cuenta.ancho = Math.max(cuenta.ancho + 1, columnaDe(xml, desde, hasta));
    return;
  }
  if (!esLocal(xml, desde, 'row')) {
    if (++cuenta.sueltos > ELEMENTOS_SUELTOS_MAX) throw demasiadoGrandePorDentro();
    return;
  }
  cuenta.filas++;
  const [, numero = '0'] = /\sr\s*=\s*["'](\d*)/.exec(xml.toString('latin1', desde, hasta)) ?? [];
  if (cuenta.filas > FILA_MAX || Number(numero) > FILA_MAX) throw noEsXlsx();
  cuenta.enFila = !seCierraSola;
  cuenta.ancho = 0;
}

function cerrarFila(cuenta: Cuenta): void {
  cuenta.enFila = false;
  cuenta.celdas += cuenta.ancho;
  if (cuenta.celdas > CELDAS_MAX) throw demasiadoGrandePorDentro();
}

/** Whether the name that begins there is that one, with or without a prefix. */
function esLocal(xml: Buffer, desde: number, nombre: string): boolean {
  let i = desde;
  while (esDeNombre(xml[i])) i++;
  if (xml[i] === DOS_PUNTOS) {
    const despues = i + 1;
    i = despues;
    while (esDeNombre(xml[i])) i++;
    return i - despues === nombre.length && xml.toString('latin1', despues, i) === nombre;
  }
  return i - desde === nombre.length && xml.toString('latin1', desde, i) === nombre;
}

function esDeNombre(letra: number | undefined): boolean {
  return letra !== undefined && letra > ESPACIO && letra !== MAYOR && letra !== BARRA && letra !== DOS_PUNTOS;
}

const [A, Z] = [0x41, 0x5a];

/** The column that a cell says it is in (`r="XFD7"`: 16,384); zero when it does not say. */
function columnaDe(xml: Buffer, desde: number, hasta: number): number {
  for (let i = desde + 1; i + 3 < hasta; i++) {
    if (xml[i] !== 0x72 || xml[i + 1] !== 0x3d || (xml[i - 1] ?? 0) > ESPACIO) continue;
    let columna = 0;
    for (let j = i + 3; j < hasta; j++) {
      const letra = xml[j] ?? 0;
      if (letra < A || letra > Z) return columna;
      columna = columna * 26 + (letra - A + 1);
      if (columna > CELDAS_MAX) return columna;
    }
    return columna;
  }
  return 0;
}
