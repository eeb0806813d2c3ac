// The columns of a table: where each one is, its heading, and how a text stands in it. A figure is read at a glance or not
// at all: it is never broken in two lines, it is written smaller; and the parenthesis of a negative one hangs outside, so
// that units stand under units.
import { type Documento, trazar } from './documento.ts';
import { partirEnLineas, recortar } from './texto.ts';
import { type Alineacion, ASCENDENTE, anchoDe, type Letra, poner, type Tinta } from './tinta.ts';

export interface ColumnaPdf {
  readonly titulo: string;
  /** Under the title, not in bold: the date or the range that the column is of. */
  readonly subtitulo?: string;
  /** In points; the column without one takes the width that is left. */
  readonly ancho?: number;
  /** Figures, to the right. */
  readonly alineacion?: Alineacion;
  /** Never in bold: what it says is read after the rest. */
  readonly secundaria?: boolean;
  /** A text that may be cut: in no more lines than these, with an ellipsis. */
  readonly renglonesMax?: number;
}

export interface ColumnaUbicada extends ColumnaPdf {
  readonly x: number;
  readonly ancho: number;
  readonly elastica: boolean;
  /** The heading, in as many lines as it needs. */
  readonly cabecera: readonly { readonly texto: string; readonly letra: Letra }[];
}

export const INTERLINEA = 10.5;
const ENTRE_COLUMNAS = 8;
const CABECERA = 16;

export function repartir({ marco }: Documento, columnas: readonly ColumnaPdf[]): ColumnaUbicada[] {
  const tomado =
    columnas.reduce((suma, { ancho = 0 }) => suma + ancho, 0) + ENTRE_COLUMNAS * (columnas.length - 1);
  let x = marco.izquierda;
  return columnas.map((columna) => {
    const ancho = columna.ancho ?? marco.derecha - marco.izquierda - tomado;
    const cabecera = [
      ...enLineas(columna.titulo, ancho, { tamano: 8, negrita: true }),
      ...enLineas(columna.subtitulo, ancho, { tamano: 7.5 }),
    ];
    const ubicada = { ...columna, x, ancho, elastica: columna.ancho === undefined, cabecera };
    x += ancho + ENTRE_COLUMNAS;
    return ubicada;
  });
}

/** One column from margin to margin, for a row that takes the whole width. */
export function columnaEntera({ marco: { izquierda: x, derecha } }: Documento): ColumnaUbicada {
  return { titulo: '', cabecera: [], x, ancho: derecha - x, elastica: true };
}

function enLineas(texto: string | undefined, ancho: number, letra: Letra) {
  if (texto === undefined || texto === '') return [];
  const lineas = partirEnLineas(texto, ancho, (parte) => anchoDe(letra, parte));
  return lineas.map((linea) => ({ texto: linea, letra }));
}

export function altoDeCabecera(columnas: readonly ColumnaUbicada[]): number {
  return CABECERA + (renglonesDeCabecera(columnas) - 1) * INTERLINEA;
}

const renglonesDeCabecera = (columnas: readonly ColumnaUbicada[]): number =>
  Math.max(1, ...columnas.map(({ cabecera }) => cabecera.length));

export function dibujarCabecera(documento: Documento, columnas: readonly ColumnaUbicada[]): void {
  const renglones = renglonesDeCabecera(columnas);
  for (const columna of columnas) {
    // The shorter ones stand on the rule.
    const libres = renglones - columna.cabecera.length;
    for (const [i, { texto, letra }] of columna.cabecera.entries())
      ponerEnColumna(documento, columna, texto, documento.y + (libres + i) * INTERLINEA, letra);
  }
  const alto = altoDeCabecera(columnas);
  trazar(documento, documento.y + alto - 3, 0.75);
  documento.y += alto;
}

/** As many lines as the text needs there; of a figure, one. */
export function lineasEnColumna(
  { ancho, alineacion, elastica, renglonesMax }: ColumnaUbicada,
  texto: string,
  letra: Letra,
  sangria = 0,
): readonly string[] {
  if (texto === '' || alineacion === 'derecha') return [texto];
  const medir = (parte: string) => anchoDe(letra, parte);
  const libre = ancho - (elastica ? sangria : 0);
  const lineas = partirEnLineas(texto, libre, medir);
  if (renglonesMax === undefined || lineas.length <= renglonesMax) return lineas;
  const ultima = lineas.slice(renglonesMax - 1).join(' ');
  return [...lineas.slice(0, renglonesMax - 1), recortar(ultima, libre, medir)];
}

export function ponerEnColumna(
  tinta: Tinta,
  { x, ancho, alineacion, elastica }: ColumnaUbicada,
  texto: string,
  y: number,
  letra: Letra,
  sangria = 0,
): void {
  if (alineacion === 'derecha') ponerCifra(tinta, texto, x, ancho, y, letra);
  else if (alineacion === 'centro') poner(tinta, texto, x + ancho / 2, y, { ...letra, alineacion });
  else poner(tinta, texto, x + (elastica ? sangria : 0), y, letra);
}

/** Ending at the right of its column, on the same line as the rest of its row whatever its size. */
export function ponerCifra(
  tinta: Tinta,
  texto: string,
  x: number,
  ancho: number,
  y: number,
  letra: Letra,
): void {
  const entero = anchoDe(letra, texto);
  const tamano = entero <= ancho ? letra.tamano : Math.floor(((letra.tamano * ancho) / entero) * 100) / 100;
  const suya = { ...letra, tamano };
  const cuelga = texto.startsWith('(') && texto.endsWith(')') ? anchoDe(suya, ')') : 0;
  const baja = y + (letra.tamano - tamano) * ASCENDENTE;
  poner(tinta, texto, x + ancho - (entero * tamano) / letra.tamano + cuelga, baja, suya);
}
