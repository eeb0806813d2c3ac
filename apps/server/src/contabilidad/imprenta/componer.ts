// Rows into sheets, as they come. A sheet says at its foot what it carries over (van) and the next one at its head what
// it brings (vienen); a row that introduces another is not left alone at the foot, nor a total at the head.
import { CERO, type Centavos, centavos, formatearCifra } from '@cuadra/core/dinero';
import PDFDocument from 'pdfkit';
import { papeles } from '#platform/pdf/documento.ts';
import { partirEnLineas, recortar } from '#platform/pdf/texto.ts';
import { anchoDe, type Letra, prepararFuentes } from '#platform/pdf/tinta.ts';
import type { ColumnaDeLibro, Dibujo, FilaCompuesta, FilaDeLibro, HojaCompuesta, Pliego } from './tipos.ts';

export const MARGEN = 48;
export const ENTRE_COLUMNAS = 7;
export const INTERLINEA = 10;
const RELLENO = 2.5;
/** The height of the line that says what is carried over. */
const LLEVADO = INTERLINEA + RELLENO;
const ALTO_DE_CABECERA = 16;
const ALTO_DEL_PIE = 30;

// Sheets are composed before any of them is drawn: how wide each letter is must be known already.
prepararFuentes(new PDFDocument());

export interface ColumnaUbicada extends ColumnaDeLibro {
  readonly x: number;
  readonly ancho: number;
  readonly elastica: boolean;
}

export function ubicarColumnas({ columnas, papel }: Pick<Pliego, 'columnas' | 'papel'>): ColumnaUbicada[] {
  const util = papeles[papel][0] - 2 * MARGEN;
  const tomado =
    columnas.reduce((suma, { ancho = 0 }) => suma + ancho, 0) + ENTRE_COLUMNAS * (columnas.length - 1);
  let x = MARGEN;
  return columnas.map((columna) => {
    const ancho = columna.ancho ?? util - tomado;
    const ubicada = { ...columna, x, ancho, elastica: columna.ancho === undefined };
    x += ancho + ENTRE_COLUMNAS;
    return ubicada;
  });
}

/** Where the rows of a sheet begin, from the top of the paper. */
export function inicioDeFilas(pliego: Pick<Pliego, 'detalles' | 'columnas' | 'papel'>): number {
  return 94 + pliego.detalles.length * 11 + altoDeCabecera(ubicarColumnas(pliego));
}

/** With the titles of the columns in as many lines as they need. */
function altoDeCabecera(columnas: readonly ColumnaUbicada[]): number {
  const renglones = Math.max(...columnas.map((columna) => renglonesDeTitulo(columna).length));
  return ALTO_DE_CABECERA + (renglones - 1) * INTERLINEA;
}

export const LETRA_DE_CABECERA: Letra = { tamano: 8, negrita: true };

/** By words, which are not broken. */
export function renglonesDeTitulo({ titulo, ancho }: ColumnaUbicada): string[] {
  const [primera = '', ...palabras] = titulo.split(' ');
  const renglones = [primera];
  for (const palabra of palabras) {
    const junto = `${renglones.at(-1)} ${palabra}`;
    if (anchoDe(LETRA_DE_CABECERA, junto) > ancho) renglones.push(palabra);
    else renglones[renglones.length - 1] = junto;
  }
  return renglones;
}

export function letraDe({ estilo, negrita = false }: Pick<FilaCompuesta, 'estilo' | 'negrita'>): Letra {
  return { tamano: 8, negrita: negrita || (estilo !== undefined && estilo !== 'nota') };
}

/** How many columns the first cell of a row with estilo goes across: those before the first amount. */
function columnasDeTexto(columnas: readonly ColumnaDeLibro[]): number {
  const primera = columnas.findIndex(({ tipo }) => tipo === 'dinero');
  return primera < 0 ? columnas.length : primera;
}

export async function* componer(
  pliego: Pliego,
  lotes: AsyncIterable<readonly FilaDeLibro[]>,
): AsyncGenerator<HojaCompuesta> {
  const columnas = ubicarColumnas(pliego);
  const alto = papeles[pliego.papel][1] - inicioDeFilas(pliego) - MARGEN - ALTO_DEL_PIE;
  const hoja = nuevaHoja(columnas);
  let bloque: FilaMedida[] = [];
  for await (const filas of lotes) {
    for (const fila of filas) {
      if (fila.estilo !== 'total' && bloque.at(-1)?.fila.conLaSiguiente !== true) {
        yield* acomodar(hoja, bloque, alto);
        bloque = [];
      }
      bloque.push(medir(columnas, fila));
    }
  }
  yield* acomodar(hoja, bloque, alto);
  if (hoja.filas.length > 0) yield cerrar(hoja);
}

interface FilaMedida {
  readonly fila: FilaDeLibro;
  readonly compuesta: FilaCompuesta;
  readonly alto: number;
}

interface HojaEnCurso {
  readonly columnas: readonly ColumnaUbicada[];
  filas: FilaCompuesta[];
  alto: number;
  /** For each column, in centavos; null where nothing is carried over. */
  llevado: (Centavos | null)[];
  /** What is carried over is of this. */
  abierta: string | null;
  /** The numbers of what is being said, also when it began on the sheet before. */
  numeros: readonly [number, number] | null;
  fecha: string | null;
  enHoja: { numeros: readonly [number, number] | null; fechaMin: string | null };
  marcas: string[];
  /** The last one, also of the sheets before. */
  marca: string | undefined;
}

function nuevaHoja(columnas: readonly ColumnaUbicada[]): HojaEnCurso {
  return {
    columnas,
    filas: [],
    alto: 0,
    llevado: columnas.map(({ arrastre }) => (arrastre === 'suma' ? CERO : null)),
    abierta: null,
    numeros: null,
    fecha: null,
    enHoja: { numeros: null, fechaMin: null },
    marcas: [],
    marca: undefined,
  };
}

function* acomodar(hoja: HojaEnCurso, bloque: readonly FilaMedida[], alto: number): Generator<HojaCompuesta> {
  const lleva = hoja.columnas.some(({ arrastre }) => arrastre !== undefined);
  const junto = bloque.reduce((suma, medida) => suma + medida.alto, 0);
  // What is signed goes with what it closes, however much of a sheet that takes.
  const juntoMax = bloque.some(({ fila }) => fila.dibujo !== undefined) ? alto - LLEVADO : alto / 2;
  for (const [indice, medida] of bloque.entries()) {
    const pedido = indice === 0 && junto <= juntoMax ? junto : medida.alto;
    // The last line is always kept for what is carried over.
    if (hoja.filas.length > 0 && hoja.alto + pedido + LLEVADO > alto) {
      const arrastra = lleva && medida.fila.abre !== true;
      if (arrastra) hoja.filas.push(arrastreDe(hoja, 'Van'));
      yield cerrar(hoja);
      if (arrastra) {
        hoja.filas.push(arrastreDe(hoja, 'Vienen'));
        hoja.alto = LLEVADO;
      }
    }
    agregar(hoja, medida);
  }
}

function cerrar(hoja: HojaEnCurso): HojaCompuesta {
  const cerrada = { filas: hoja.filas, ...hoja.enHoja, marcas: hoja.marcas };
  hoja.filas = [];
  hoja.marcas = [];
  hoja.alto = 0;
  hoja.enHoja = { numeros: null, fechaMin: null };
  return cerrada;
}

function agregar(hoja: HojaEnCurso, { fila, compuesta, alto }: FilaMedida): void {
  hoja.filas.push(compuesta);
  hoja.alto += alto;
  if (fila.marca !== undefined && fila.marca !== hoja.marca) hoja.marcas.push(fila.marca);
  hoja.marca = fila.marca ?? hoja.marca;
  hoja.numeros = fila.numeros ?? hoja.numeros;
  hoja.fecha = fila.fecha ?? hoja.fecha;
  if (fila.abre === true) hoja.abierta = fila.estilo === 'titulo' ? textoDe(fila.celdas[0] ?? null) : null;
  hoja.enHoja = {
    numeros: juntar(hoja.enHoja.numeros, hoja.numeros),
    fechaMin: menor(hoja.enHoja.fechaMin, hoja.fecha),
  };
  for (const [i, { arrastre }] of hoja.columnas.entries()) {
    const celda = fila.celdas[i];
    const monto = typeof celda === 'number' ? celda : undefined;
    if (arrastre === 'ultimo') hoja.llevado[i] = monto ?? hoja.llevado[i] ?? null;
    if (arrastre !== 'suma') continue;
    if (fila.abre === true) hoja.llevado[i] = monto ?? CERO;
    else if (fila.suma === true) hoja.llevado[i] = centavos((hoja.llevado[i] ?? 0) + (monto ?? 0));
  }
}

function juntar(uno: readonly [number, number] | null, otro: readonly [number, number] | null) {
  if (uno === null || otro === null) return uno ?? otro;
  return [Math.min(uno[0], otro[0]), Math.max(uno[1], otro[1])] as const;
}

function menor(una: string | null, otra: string | null): string | null {
  if (una === null || otra === null) return una ?? otra;
  return una < otra ? una : otra;
}

function arrastreDe({ columnas, llevado, abierta }: HojaEnCurso, que: 'Van' | 'Vienen'): FilaCompuesta {
  const entero = que === 'Van' || abierta === null ? que : `${que} de ${abierta}`;
  const rotulo = recortar(entero, anchoHasta(columnas, columnasDeTexto(columnas)), (texto) =>
    anchoDe(letraDe({ estilo: 'arrastre' }), texto),
  );
  const lineas = columnas.map((_, i) => {
    const monto = llevado[i] ?? null;
    return i === 0 ? [rotulo] : monto === null ? SIN_TEXTO : [formatearCifra(monto)];
  });
  return { lineas, estilo: 'arrastre' };
}

const SIN_TEXTO: readonly string[] = [];

function medir(columnas: readonly ColumnaUbicada[], fila: FilaDeLibro): FilaMedida {
  const { estilo, sangria = 0, negrita = false, dibujo } = fila;
  if (dibujo !== undefined) {
    const dibujada = { lineas: [fila.celdas.map(textoDe)], dibujo };
    return { fila, compuesta: dibujada, alto: altoDe(dibujada) };
  }
  const letra = letraDe(fila);
  const cruza = fila.alAncho ? columnas.length : estilo === undefined ? 0 : columnasDeTexto(columnas);
  const lineas = columnas.map((columna, i) => {
    const texto = textoDe(fila.celdas[i] ?? null);
    if (texto === '') return SIN_TEXTO;
    // A figure is never broken: see ponerCifra.
    if (columna.tipo !== 'texto' && !(i === 0 && cruza > 0)) return [texto];
    const ancho = i === 0 && cruza > 0 ? anchoHasta(columnas, cruza) : columna.ancho;
    return partirEnLineas(texto, ancho - (columna.elastica ? sangria : 0), (parte) => anchoDe(letra, parte));
  });
  const compuesta = {
    lineas,
    ...(estilo === undefined ? {} : { estilo }),
    ...(negrita ? { negrita } : {}),
    ...(sangria === 0 ? {} : { sangria }),
  };
  return { fila, compuesta, alto: altoDe(compuesta) };
}

/** With the air that what opens something has above it. */
export function altoDe({ lineas, estilo, dibujo }: FilaCompuesta): number {
  if (dibujo !== undefined) return altoDeDibujo(dibujo);
  let renglones = 1;
  for (const { length } of lineas) renglones = Math.max(renglones, length);
  return renglones * INTERLINEA + RELLENO + airePara(estilo);
}

export const QR = { lado: 58, separacion: 12, encima: 6 };

function altoDeDibujo(dibujo: Dibujo): number {
  return dibujo.clase === 'firmas' ? dibujo.hilera.alto : QR.encima + QR.lado;
}

export const airePara = (estilo: FilaCompuesta['estilo']): number => (estilo === 'titulo' ? 4 : 0);

function anchoHasta(columnas: readonly ColumnaUbicada[], cuantas: number): number {
  const ultima = columnas[cuantas - 1];
  return ultima === undefined ? 0 : ultima.x + ultima.ancho - MARGEN;
}

function textoDe(celda: string | Centavos | null): string {
  if (celda === null) return '';
  return typeof celda === 'number' ? formatearCifra(celda) : celda;
}
