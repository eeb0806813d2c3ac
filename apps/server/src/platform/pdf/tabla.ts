// A table that runs over pages and is drawn as its rows arrive: its heading is repeated on each page, long text goes on in
// further lines of its cell, a row that introduces the next is not left alone at the foot of a page nor a total at the top
// of one, and a table of amounts says at the foot of each page what it carries over (van) and at the top of the next what
// it brings (vienen).
import { CERO, type Centavos, centavos, formatearCifra } from '@cuadra/core/dinero';
import {
  altoDeCabecera,
  type ColumnaPdf,
  type ColumnaUbicada,
  columnaEntera,
  dibujarCabecera,
  INTERLINEA,
  lineasEnColumna,
  ponerEnColumna,
  repartir,
} from './columnas-de-tabla.ts';
import { type Documento, pasarPagina, trazar } from './documento.ts';
import type { Letra } from './tinta.ts';

export type { ColumnaPdf } from './columnas-de-tabla.ts';

export interface FilaPdf {
  readonly celdas: readonly string[];
  /** Its first cell takes the whole width: what presents the rows below. */
  readonly abarca?: boolean;
  readonly negrita?: boolean;
  /** Points by which the column without a width starts further in. */
  readonly sangria?: number;
  /** Space above, in points, except at the top of a page. */
  readonly separacion?: number;
  readonly conLaSiguiente?: boolean;
  /** The row is a total: it means nothing on a page without any of what it adds up. */
  readonly conLaAnterior?: boolean;
  /** One for each column that is added up and carried over. */
  readonly montos?: readonly Centavos[];
  /** What the column of the balance carries over: what it last said. */
  readonly saldo?: Centavos;
  /** A rule across, above the row: of a total, which stays with the row before. */
  readonly regla?: boolean;
  /** Called when the page it stands on is known: for its bookmark. */
  readonly alDibujar?: () => void;
  /** Two rules under it: of the last total. */
  readonly reglaDoble?: boolean;
}

export interface Arrastre {
  /** Which columns are added up. */
  readonly columnas: readonly number[];
  /** Which column says a balance. */
  readonly columnaDeSaldo?: number;
  /** Which column says «Van» and «Vienen». */
  readonly rotulo: number;
  /** What is going on when a page begins: said beside «Vienen». */
  readonly de?: string;
}

export interface Tabla {
  fila(fila: FilaPdf): void;
  /** Closes it with a rule; the document goes on below. What needs so many points there has the last rows over it. */
  cerrar(debajo?: number): void;
}

/** How big its letters are and how close its rows. */
export interface Densidad {
  readonly tamano: number;
  readonly interlinea: number;
  /** What each row takes besides its lines. */
  readonly relleno: number;
  /** From the top of the row to the top of its capitals: as much as is left under the descenders, to the eye. */
  readonly caida: number;
}

const COMODA: Densidad = { tamano: 8.5, interlinea: INTERLINEA, relleno: 3, caida: 3.4 };
/** For what is long: half as many rows again on each page, still read without effort. */
export const DENSA: Densidad = { tamano: 7.5, interlinea: 8.8, relleno: 1.6, caida: 2.5 };
const ENTRE_REGLAS = 1.6;

export function dibujarTabla(
  documento: Documento,
  columnas: readonly ColumnaPdf[],
  filas: Iterable<FilaPdf>,
): void {
  const tabla = abrirTabla(documento, columnas);
  for (const fila of filas) tabla.fila(fila);
  tabla.cerrar();
}

export function abrirTabla(
  documento: Documento,
  columnas: readonly ColumnaPdf[],
  arrastre?: Arrastre,
  densidad: Densidad = COMODA,
): Tabla {
  const trazo: Trazo = {
    documento,
    densidad,
    columnas: repartir(documento, columnas),
    arrastre,
    llevado: arrastre?.columnas.map(() => CERO) ?? [],
    saldo: undefined,
    inicio: 0,
  };
  exigirLugarParaEmpezar(trazo);
  encabezar(trazo);
  let bloque: FilaMedida[] = [];
  const dibujar = (debajo = 0) => {
    dibujarBloque(trazo, bloque, debajo);
    bloque = [];
  };
  return {
    // Drawn when it is known whether the next one stays with it.
    fila(fila) {
      const junta = fila.conLaAnterior === true || fila.regla === true;
      if (!junta && bloque.at(-1)?.fila.conLaSiguiente !== true) dibujar();
      bloque.push(medir(trazo, fila));
    },
    cerrar(debajo) {
      dibujar(debajo);
      trazar(documento, documento.y, 0.5);
    },
  };
}

interface Trazo {
  readonly documento: Documento;
  readonly densidad: Densidad;
  readonly columnas: readonly ColumnaUbicada[];
  readonly arrastre: Arrastre | undefined;
  /** What is carried over so far, for each of its columns. */
  readonly llevado: Centavos[];
  /** The last one said. */
  saldo: Centavos | undefined;
  /** Where the rows of this page begin. */
  inicio: number;
}

interface FilaMedida {
  readonly fila: FilaPdf;
  readonly lineas: readonly (readonly string[])[];
  readonly alto: number;
}

/** A heading alone at the foot of a page presents nothing. */
function exigirLugarParaEmpezar({ documento, arrastre, columnas, densidad }: Trazo): void {
  const alto = altoDeCabecera(columnas) + altoDeRenglon(densidad) * (arrastre === undefined ? 1 : 2);
  if (documento.y + alto > documento.marco.abajo) pasarPagina(documento);
}

const altoDeRenglon = ({ interlinea, relleno }: Densidad): number => interlinea + relleno;

function encabezar(trazo: Trazo): void {
  dibujarCabecera(trazo.documento, trazo.columnas);
  trazo.inicio = trazo.documento.y;
}

function medir(trazo: Trazo, fila: FilaPdf): FilaMedida {
  const lineas = columnasDe(trazo, fila).map((columna, i) => {
    const texto = fila.celdas[i] ?? '';
    return lineasEnColumna(columna, texto, letraDe(trazo, columna, fila), fila.sangria);
  });
  const renglones = Math.max(...lineas.map(({ length }) => length));
  const { interlinea, relleno } = trazo.densidad;
  return { fila, lineas, alto: renglones * interlinea + relleno };
}

/** Those of the table or, of a row that takes the whole width, only that one. */
function columnasDe({ documento, columnas }: Trazo, { abarca }: FilaPdf): readonly ColumnaUbicada[] {
  return abarca === true ? [columnaEntera(documento)] : columnas;
}

function dibujarBloque(trazo: Trazo, bloque: readonly FilaMedida[], debajo: number): void {
  const alto = bloque.reduce((suma, { fila, alto: suyo }) => suma + suyo + (fila.separacion ?? 0), 0);
  if (bloque.length > 0) exigirLugar(trazo, alto + debajo);
  for (const medida of bloque) {
    exigirLugar(trazo, medida.alto);
    const { documento, llevado, inicio } = trazo;
    // A hair between rows leads the eye across; the page's own rules close it above and below.
    if (documento.y > inicio)
      trazar(documento, documento.y, medida.fila.regla ? 0.5 : 0.25, medida.fila.regla ? 'negro' : 'gris');
    dibujarFila(trazo, medida);
    if (medida.fila.reglaDoble) {
      trazar(documento, documento.y, 0.5);
      documento.y += ENTRE_REGLAS;
      trazar(documento, documento.y, 0.5);
    }
    for (const [i, monto] of (medida.fila.montos ?? []).entries())
      llevado[i] = centavos((llevado[i] ?? 0) + monto);
    trazo.saldo = medida.fila.saldo ?? trazo.saldo;
  }
}

function exigirLugar(trazo: Trazo, alto: number): void {
  const { documento, arrastre } = trazo;
  const reservado = arrastre === undefined ? 0 : altoDeRenglon(trazo.densidad);
  if (documento.y + alto + reservado <= documento.marco.abajo || documento.y === trazo.inicio) return;
  dibujarArrastre(trazo, 'Van');
  pasarPagina(documento);
  encabezar(trazo);
  dibujarArrastre(trazo, 'Vienen');
  // What is brought is the page's first row, not one of its own.
  trazo.inicio = documento.y;
}

function dibujarArrastre(trazo: Trazo, rotulo: 'Van' | 'Vienen'): void {
  const { documento, arrastre, columnas, llevado } = trazo;
  if (arrastre === undefined) return;
  const celdas = columnas.map((_, i) => {
    if (i === arrastre.rotulo) return rotulo === 'Van' ? rotulo : vienenDe(arrastre);
    if (i === arrastre.columnaDeSaldo) return trazo.saldo === undefined ? '' : formatearCifra(trazo.saldo);
    const lugar = arrastre.columnas.indexOf(i);
    return lugar < 0 ? '' : formatearCifra(llevado[lugar] ?? CERO);
  });
  if (rotulo === 'Van') trazar(documento, documento.y, 0.5);
  dibujarFila(trazo, medir(trazo, { celdas, negrita: true }));
  if (rotulo === 'Vienen') trazar(documento, documento.y, 0.5);
}

function vienenDe({ de }: Arrastre): string {
  return de === undefined ? 'Vienen' : `Vienen de ${de}`;
}

function dibujarFila(trazo: Trazo, { fila, lineas, alto }: FilaMedida): void {
  const { documento, inicio, densidad } = trazo;
  if (documento.y > inicio) documento.y += fila.separacion ?? 0;
  fila.alDibujar?.();
  for (const [i, columna] of columnasDe(trazo, fila).entries()) {
    for (const [renglon, texto] of (lineas[i] ?? []).entries()) {
      const y = documento.y + densidad.caida + renglon * densidad.interlinea;
      ponerEnColumna(documento, columna, texto, y, letraDe(trazo, columna, fila), fila.sangria);
    }
  }
  documento.y += alto;
}

function letraDe(
  { densidad: { tamano } }: Trazo,
  { secundaria = false }: ColumnaPdf,
  { negrita = false }: FilaPdf,
): Letra {
  return { tamano, negrita: negrita && !secundaria };
}
