// A strip of text of a given width that is measured before it is drawn: for papers that are as long as what they say (the roll
// of a receipt printer) or that carry the same thing more than once.
import { dibujarHilera, enHileras, type Firma } from './firmas.ts';
import { dibujarQr } from './qr.ts';
import { partirEnLineas } from './texto.ts';
import { anchoDe, cifra, type Letra, medirFuentes, poner, type Tinta, trazarLinea } from './tinta.ts';

export interface Tira {
  readonly ancho: number;
  /** So far. */
  alto: number;
  readonly piezas: { readonly y: number; readonly dibujar: Pieza }[];
}

type Pieza = (tinta: Tinta, x: number, y: number) => void;

const INTERLINEADO = 1.36;
const ENTRE_COLUMNAS = 14;

/** The letters are measured in the document in which it will be drawn, which need not have pages yet. */
export function nuevaTira(pdf: PDFKit.PDFDocument, ancho: number): Tira {
  medirFuentes(pdf);
  return { ancho, alto: 0, piezas: [] };
}

export function agregarEspacio(tira: Tira, alto: number): void {
  tira.alto += alto;
}

export function agregarParrafo(tira: Tira, texto: string, letra: Letra, hueco = 0): void {
  const { alineacion = 'izquierda' } = letra;
  const ancho = tira.ancho - hueco;
  const desde = { izquierda: 0, centro: ancho / 2, derecha: ancho }[alineacion];
  for (const linea of partirEnLineas(texto, ancho, (parte) => anchoDe(letra, parte)))
    agregar(tira, letra.tamano * INTERLINEADO, (tinta, x, y) => poner(tinta, linea, x + desde, y, letra));
}

/** One text at each side, in as many lines as the left one needs; the right one is whole. */
export function agregarExtremos(tira: Tira, [izquierdo, suLetra]: Escrito, [derecho, otra]: Escrito): void {
  const libre = tira.ancho - ENTRE_COLUMNAS - anchoDe(otra, derecho);
  const lineas = partirEnLineas(izquierdo, libre, (parte) => anchoDe(suLetra, parte));
  const alto = Math.max(lineas.length * suLetra.tamano, otra.tamano) * INTERLINEADO;
  agregar(tira, alto, (tinta, x, y) => {
    for (const [i, linea] of lineas.entries())
      poner(tinta, linea, x, y + i * suLetra.tamano * INTERLINEADO, suLetra);
    poner(tinta, derecho, x + tira.ancho, y, { ...otra, alineacion: 'derecha' });
  });
}

type Escrito = readonly [texto: string, letra: Letra];

export interface FormaDeDatos {
  readonly letra: Letra;
  /** How wide the column of names is. */
  readonly nombres: number;
  /** Left free at the right. */
  readonly hueco?: number;
}

export type Dato = readonly [nombre: string, valor: string];

/** Names and values, those of a row side by side. What has no value is left out. */
export function agregarDatos(tira: Tira, filas: readonly (readonly Dato[])[], forma: FormaDeDatos): void {
  const { letra, nombres, hueco = 0 } = forma;
  const interlinea = letra.tamano * INTERLINEADO;
  for (const fila of filas) {
    const dichos = fila.filter(([, valor]) => valor !== '');
    if (dichos.length === 0) continue;
    const ancho = (tira.ancho - hueco - ENTRE_COLUMNAS * (fila.length - 1)) / fila.length;
    // What stands alone in its row has all of it.
    const suyo = dichos.length === 1 ? tira.ancho - hueco : ancho;
    const medidos = dichos.map(([nombre, valor]) => ({
      nombre,
      lineas: partirEnLineas(valor, suyo - nombres, (parte) => anchoDe(letra, parte)),
    }));
    const alto = Math.max(...medidos.map(({ lineas }) => lineas.length)) * interlinea;
    agregar(tira, alto, (tinta, x, y) => {
      for (const [i, { nombre, lineas }] of medidos.entries()) {
        const desde = x + i * (ancho + ENTRE_COLUMNAS);
        poner(tinta, nombre, desde, y, { ...letra, negrita: true });
        for (const [n, linea] of lineas.entries())
          poner(tinta, linea, desde + nombres, y + n * interlinea, letra);
      }
    });
  }
}

export function agregarRaya(tira: Tira): void {
  agregar(tira, 6, (tinta, x, y) => trazarLinea(tinta, [x, x + tira.ancho], y + 2, 0.5));
}

export function agregarFirmas(tira: Tira, firmas: readonly Firma[]): void {
  for (const hilera of enHileras(firmas, tira.ancho))
    agregar(tira, hilera.alto, (tinta, x, y) => dibujarHilera(tinta, hilera, x, y));
}

/** In the middle; or, with a place for it beside the rest, there, without taking any height. */
export function agregarQr(tira: Tira, texto: string, lado: number, aUnLado = false): void {
  const desde = aUnLado ? tira.ancho - lado : (tira.ancho - lado) / 2;
  agregar(tira, aUnLado ? 0 : lado, (tinta, x, y) => dibujarQr(tinta, texto, { x: x + desde, y, lado }));
}

function agregar(tira: Tira, alto: number, dibujar: Pieza): void {
  tira.piezas.push({ y: tira.alto, dibujar });
  tira.alto += alto;
}

export function dibujarTira(tinta: Tinta, { piezas }: Tira, x: number, y: number): void {
  for (const pieza of piezas) pieza.dibujar(tinta, x, y + pieza.y);
}

/** Where the sheet is cut, across. */
export function trazarCorte({ trazos }: Tinta, [desde, hasta]: readonly [number, number], y: number): void {
  trazos.push(`q 0.5 G 0.5 w [4 3] 0 d ${cifra(desde)} ${cifra(y)} m ${cifra(hasta)} ${cifra(y)} l S Q`);
}
