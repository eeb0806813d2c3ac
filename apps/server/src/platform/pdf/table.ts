// A table that runs over pages: its heading is repeated on each, long text goes on in further lines of its cell, and
// a row that introduces the next is not left alone at the foot of a page.
import {
  ABAJO,
  type Alineacion,
  anchoDe,
  DERECHA,
  type Documento,
  IZQUIERDA,
  type Letra,
  pasarPagina,
  poner,
  trazar,
  usarLetra,
} from './document.ts';
import { partirEnLineas } from './text.ts';

export interface ColumnaPdf {
  readonly titulo: string;
  /** In points; the column without one takes the width that is left. */
  readonly ancho?: number;
  readonly alineacion?: Alineacion;
  /** Never in bold: what it says is read after the rest. */
  readonly secundaria?: boolean;
}

export interface FilaPdf {
  readonly celdas: readonly string[];
  readonly negrita?: boolean;
  /** Points by which the column without a width starts further in. */
  readonly sangria?: number;
  /** Space above, in points, except at the top of a page. */
  readonly separacion?: number;
  readonly conLaSiguiente?: boolean;
}

const TAMANO = 8.5;
const INTERLINEA = 10.5;
const RELLENO = 3;
/** From the top of the row to the top of its capitals: as much as is left under the descenders, to the eye. */
const CAIDA = 3.4;
const ENTRE_COLUMNAS = 8;
const CABECERA = 16;

export function dibujarTabla(
  documento: Documento,
  columnas: readonly ColumnaPdf[],
  filas: Iterable<FilaPdf>,
): void {
  const tabla: Tabla = { documento, columnas: repartir(columnas), inicio: 0 };
  dibujarCabecera(tabla);
  let bloque: FilaMedida[] = [];
  for (const fila of filas) {
    bloque.push(medir(tabla, fila));
    if (fila.conLaSiguiente === true) continue;
    dibujarBloque(tabla, bloque);
    bloque = [];
  }
  dibujarBloque(tabla, bloque);
  trazar(documento.pdf, documento.y, 0.5);
}

interface ColumnaUbicada extends ColumnaPdf {
  readonly x: number;
  readonly ancho: number;
  readonly elastica: boolean;
}

interface Tabla {
  readonly documento: Documento;
  readonly columnas: readonly ColumnaUbicada[];
  /** Where the rows of this page begin. */
  inicio: number;
}

interface FilaMedida {
  readonly fila: FilaPdf;
  readonly lineas: readonly (readonly string[])[];
  readonly alto: number;
}

function repartir(columnas: readonly ColumnaPdf[]): ColumnaUbicada[] {
  const tomado =
    columnas.reduce((suma, { ancho = 0 }) => suma + ancho, 0) + ENTRE_COLUMNAS * (columnas.length - 1);
  let x = IZQUIERDA;
  return columnas.map((columna) => {
    const ancho = columna.ancho ?? DERECHA - IZQUIERDA - tomado;
    const ubicada = { ...columna, x, ancho, elastica: columna.ancho === undefined };
    x += ancho + ENTRE_COLUMNAS;
    return ubicada;
  });
}

function dibujarCabecera(tabla: Tabla): void {
  const { documento, columnas } = tabla;
  for (const columna of columnas)
    ponerEnColumna(documento, columna, columna.titulo, { tamano: 8, negrita: true });
  trazar(documento.pdf, documento.y + CABECERA - 3, 0.75);
  documento.y += CABECERA;
  tabla.inicio = documento.y;
}

function medir({ documento: { pdf }, columnas }: Tabla, fila: FilaPdf): FilaMedida {
  const lineas = columnas.map((columna, i) => {
    const disponible = columna.ancho - (columna.elastica ? (fila.sangria ?? 0) : 0);
    usarLetra(pdf, letraDe(columna, fila));
    return partirEnLineas(fila.celdas[i] ?? '', disponible, (texto) => anchoDe(pdf, texto));
  });
  const renglones = Math.max(...lineas.map(({ length }) => length));
  return { fila, lineas, alto: renglones * INTERLINEA + RELLENO };
}

function dibujarBloque(tabla: Tabla, bloque: readonly FilaMedida[]): void {
  const alto = bloque.reduce((suma, { fila, alto: suyo }) => suma + suyo + (fila.separacion ?? 0), 0);
  exigirLugar(tabla, alto);
  for (const medida of bloque) {
    exigirLugar(tabla, medida.alto);
    const { pdf, y } = tabla.documento;
    // A hair between rows leads the eye across; the page's own rules close it above and below.
    if (y > tabla.inicio) trazar(pdf, y, 0.25, 'gris');
    dibujarFila(tabla, medida);
  }
}

function exigirLugar(tabla: Tabla, alto: number): void {
  const { documento } = tabla;
  if (documento.y + alto <= ABAJO || documento.y === tabla.inicio) return;
  pasarPagina(documento);
  dibujarCabecera(tabla);
}

function dibujarFila({ documento, columnas, inicio }: Tabla, { fila, lineas, alto }: FilaMedida): void {
  if (documento.y > inicio) documento.y += fila.separacion ?? 0;
  for (const [i, columna] of columnas.entries()) {
    const sangria = columna.elastica ? (fila.sangria ?? 0) : 0;
    for (const [renglon, texto] of (lineas[i] ?? []).entries()) {
      const desde = { y: documento.y + CAIDA + renglon * INTERLINEA, pdf: documento.pdf };
      ponerEnColumna(desde, { ...columna, x: columna.x + sangria }, texto, letraDe(columna, fila));
    }
  }
  documento.y += alto;
}

function ponerEnColumna(
  { pdf, y }: Pick<Documento, 'pdf' | 'y'>,
  { x, ancho, alineacion = 'izquierda' }: ColumnaUbicada,
  texto: string,
  letra: Letra,
): void {
  const desde = { izquierda: x, centro: x + ancho / 2, derecha: x + ancho }[alineacion];
  poner(pdf, texto, desde, y, { ...letra, alineacion });
}

function letraDe({ secundaria = false }: ColumnaPdf, { negrita = false }: FilaPdf): Letra {
  return { tamano: TAMANO, negrita: negrita && !secundaria };
}
