// A sheet on the page at hand: heading, rows, foot. Black on white, thin rules, nothing else.

import { ponerCifra } from '#platform/pdf/columnas-de-tabla.ts';
import { papeles, senasDe } from '#platform/pdf/documento.ts';
import { dibujarHilera } from '#platform/pdf/firmas.ts';
import { ponerImagen } from '#platform/pdf/imagen.ts';
import { dibujarQr } from '#platform/pdf/qr.ts';
import { recortar } from '#platform/pdf/texto.ts';
import { anchoDe, type Letra, poner, type Tinta, trazarLinea } from '#platform/pdf/tinta.ts';
import {
  airePara,
  altoDe,
  type ColumnaUbicada,
  INTERLINEA,
  inicioDeFilas,
  LETRA_DE_CABECERA,
  letraDe,
  MARGEN,
  QR,
  renglonesDeTitulo,
  ubicarColumnas,
} from './componer.ts';
import type { Dibujo, FilaCompuesta, HojaDeLibro, Pliego } from './tipos.ts';

/** What a sheet says of itself, beyond what all have in common. */
export interface Senas {
  /** In the upper corner: the folio. */
  readonly esquina: string;
  /** At the foot, at the left and at the right. */
  readonly pie: readonly [string, string];
}

/** What it takes to draw any sheet of a document. */
export interface Molde {
  readonly pliego: Pliego;
  readonly columnas: readonly ColumnaUbicada[];
  readonly ancho: number;
  readonly alto: number;
  /** At the head of each page; the sheets of a legal book have none. */
  readonly logo: Uint8Array | undefined;
}

const LOGO = { ancho: 90, alto: 26, separacion: 8 };
const ARRIBA = 38;
/** From the top of a row to the top of its letters. */
const CAIDA = 3.2;
const SEPARACION = 24;
/** From the top of the last line of the columns' titles to where the rows begin. */
const DEL_TITULO_A_LAS_FILAS = 12.8;
export const LETRA_DEL_PIE: Letra = { tamano: 7.5 };

export function prepararMolde(pliego: Pliego, logo?: Uint8Array): Molde {
  const [ancho, alto] = papeles[pliego.papel];
  return { pliego, columnas: ubicarColumnas(pliego), ancho, alto, logo };
}

/** Where the text of the foot goes. */
export const alturaDelPie = ({ alto }: Molde): number => alto - MARGEN + 6;

export function dibujarHoja(tinta: Tinta, molde: Molde, hoja: HojaDeLibro, { esquina, pie }: Senas): void {
  dibujarEncabezado(tinta, molde, esquina);
  let y = inicioDeFilas(molde.pliego);
  dibujarCabecera(tinta, molde, y);
  for (const [i, fila] of hoja.filas.entries()) {
    // The first one has the rule of the heading over it; what is brought is set apart from the rest by one below.
    if (i > 0) regularPorArriba(tinta, molde, fila, y);
    dibujarFila(tinta, molde, fila, y);
    y += altoDe(fila);
    if (i === 0 && fila.estilo === 'arrastre') regla(tinta, molde, y, 0.5);
  }
  regla(tinta, molde, y, 0.5);
  regla(tinta, molde, molde.alto - MARGEN, 0.5);
  enExtremos(tinta, molde, alturaDelPie(molde), pie, LETRA_DEL_PIE);
}

function dibujarEncabezado(tinta: Tinta, molde: Molde, esquina: string): void {
  const { institucion, titulo, detalles } = molde.pliego;
  const sangria =
    molde.logo === undefined
      ? 0
      : ponerImagen(tinta.pdf, molde.logo, { x: MARGEN, y: ARRIBA - 3, ...LOGO }) + LOGO.separacion;
  enExtremos(tinta, molde, ARRIBA, [institucion.nombre, esquina], { tamano: 11, negrita: true }, sangria);
  enExtremos(tinta, molde, ARRIBA + 15, [senasDe(institucion), ''], { tamano: 8 }, sangria);
  regla(tinta, molde, ARRIBA + 28, 0.5);
  poner(tinta, titulo, MARGEN, ARRIBA + 36, { tamano: 13, negrita: true });
  for (const [i, detalle] of detalles.entries())
    poner(tinta, detalle, MARGEN, ARRIBA + 53 + i * 11, { tamano: 8.5 });
}

/** Over the rows that begin there; a title of fewer lines than the others, next to them. */
function dibujarCabecera(tinta: Tinta, molde: Molde, y: number): void {
  for (const columna of molde.columnas) {
    const renglones = renglonesDeTitulo(columna);
    const arriba = y - DEL_TITULO_A_LAS_FILAS - (renglones.length - 1) * INTERLINEA;
    for (const [i, renglon] of renglones.entries())
      enColumna(tinta, columna, renglon, arriba + i * INTERLINEA, LETRA_DE_CABECERA);
  }
  regla(tinta, molde, y - 3, 0.75);
}

function regularPorArriba(tinta: Tinta, molde: Molde, { estilo }: FilaCompuesta, y: number): void {
  if (estilo === 'total' || estilo === 'arrastre') regla(tinta, molde, y, estilo === 'total' ? 0.25 : 0.5);
}

function dibujarFila(tinta: Tinta, molde: Molde, fila: FilaCompuesta, y: number): void {
  if (fila.dibujo !== undefined) {
    dibujar(tinta, fila.dibujo, fila.lineas[0] ?? [], y);
    return;
  }
  const { estilo, lineas, sangria = 0 } = fila;
  const arriba = y + CAIDA + airePara(estilo);
  const letra = letraDe(fila);
  for (const [i, columna] of molde.columnas.entries()) {
    // The first cell of a row with estilo is a text that goes across, whatever its column holds.
    const suya = estilo !== undefined && i === 0 ? { ...columna, tipo: 'texto' as const } : columna;
    const x = columna.x + (columna.elastica ? sangria : 0);
    for (const [renglon, texto] of (lineas[i] ?? []).entries())
      enColumna(tinta, { ...suya, x }, texto, arriba + renglon * INTERLINEA, letra);
  }
}

function dibujar(tinta: Tinta, dibujo: Dibujo, enPalabras: readonly string[], y: number): void {
  if (dibujo.clase === 'firmas') {
    dibujarHilera(tinta, dibujo.hilera, MARGEN, y);
    return;
  }
  const arriba = y + QR.encima;
  dibujarQr(tinta, dibujo.direccion, { x: MARGEN, y: arriba, lado: QR.lado });
  for (const [i, texto] of enPalabras.entries())
    poner(
      tinta,
      texto,
      MARGEN + QR.lado + QR.separacion,
      arriba + QR.lado / 2 + i * INTERLINEA,
      LETRA_DEL_PIE,
    );
}

function enColumna(
  tinta: Tinta,
  { x, ancho, tipo }: ColumnaUbicada,
  texto: string,
  y: number,
  letra: Letra,
): void {
  if (tipo === 'texto') poner(tinta, texto, x, y, letra);
  else ponerCifra(tinta, texto, x, ancho, y, letra);
}

/** Two texts in one line, one at each margin; the left one gives way. */
function enExtremos(
  tinta: Tinta,
  { ancho }: Molde,
  y: number,
  [izquierdo, derecho]: readonly [string, string],
  letra: Letra,
  sangria = 0,
): void {
  const libre = ancho - 2 * MARGEN - SEPARACION - sangria - anchoDe(letra, derecho);
  poner(
    tinta,
    recortar(izquierdo, libre, (texto) => anchoDe(letra, texto)),
    MARGEN + sangria,
    y,
    letra,
  );
  poner(tinta, derecho, ancho - MARGEN, y, { ...letra, alineacion: 'derecha' });
}

function regla(tinta: Tinta, { ancho }: Molde, y: number, grosor: number): void {
  trazarLinea(tinta, [MARGEN, ancho - MARGEN], y, grosor);
}
