// A table that runs over pages and is drawn as its rows arrive: its heading is repeated on each page, long text goes on in
// further lines of its cell, a row that introduces the next is not left alone at the foot of a page, and a table of
// amounts says at the foot of each page what it carries over (van) and at the top of the next what it brings (vienen).
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import { type Documento, pasarPagina, trazar } from './document.ts';
import { type Alineacion, anchoDe, type Letra, poner } from './ink.ts';
import { partirEnLineas } from './text.ts';

export interface ColumnaPdf {
  readonly titulo: string;
  /** Under the title, not in bold: the date or the range that the column is of. */
  readonly subtitulo?: string;
  /** In points; the column without one takes the width that is left. */
  readonly ancho?: number;
  readonly alineacion?: Alineacion;
  /** Never in bold: what it says is read after the rest. */
  readonly secundaria?: boolean;
}

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
  /** In centavos, one for each column that is added up and carried over. */
  readonly montos?: readonly number[];
  /** In centavos, of the column that carries over what it last said: a balance. */
  readonly saldo?: number;
  /** A rule across, above the row: of a total. */
  readonly regla?: boolean;
  /** Called when the page it stands on is known: for its bookmark. */
  readonly alDibujar?: () => void;
  /** Two rules under it: of the last total. */
  readonly reglaDoble?: boolean;
}

export interface Arrastre {
  /** Of the columns whose amounts are added up. */
  readonly columnas: readonly number[];
  /** Of the one that says a balance. */
  readonly saldo?: number;
  /** Of the column that says «Van» and «Vienen». */
  readonly rotulo: number;
}

export interface Tabla {
  fila(fila: FilaPdf): void;
  /** Closes it with a rule; the document goes on below. */
  cerrar(): void;
}

const TAMANO = 8.5;
const INTERLINEA = 10.5;
const RELLENO = 3;
const ALTO_DE_RENGLON = INTERLINEA + RELLENO;
/** From the top of the row to the top of its capitals: as much as is left under the descenders, to the eye. */
const CAIDA = 3.4;
const ENTRE_COLUMNAS = 8;
const CABECERA = 16;
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
): Tabla {
  const trazo: Trazo = {
    documento,
    columnas: repartir(documento, columnas),
    arrastre,
    llevado: arrastre?.columnas.map(() => 0) ?? [],
    saldo: undefined,
    inicio: 0,
  };
  exigirLugarParaEmpezar(trazo);
  dibujarCabecera(trazo);
  let bloque: FilaMedida[] = [];
  const dibujar = () => {
    dibujarBloque(trazo, bloque);
    bloque = [];
  };
  return {
    fila(fila) {
      bloque.push(medir(trazo, fila));
      if (fila.conLaSiguiente !== true) dibujar();
    },
    cerrar() {
      dibujar();
      trazar(documento, documento.y, 0.5);
    },
  };
}

interface ColumnaUbicada extends ColumnaPdf {
  readonly x: number;
  readonly ancho: number;
  readonly elastica: boolean;
  /** The heading, in as many lines as it needs. */
  readonly cabecera: readonly { readonly texto: string; readonly letra: Letra }[];
}

interface Trazo {
  readonly documento: Documento;
  readonly columnas: readonly ColumnaUbicada[];
  readonly arrastre: Arrastre | undefined;
  /** What is carried over so far, for each of its columns. */
  readonly llevado: number[];
  /** The last one said. */
  saldo: number | undefined;
  /** Where the rows of this page begin. */
  inicio: number;
}

interface FilaMedida {
  readonly fila: FilaPdf;
  readonly lineas: readonly (readonly string[])[];
  readonly alto: number;
}

function repartir({ marco }: Documento, columnas: readonly ColumnaPdf[]): ColumnaUbicada[] {
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

/** A heading alone at the foot of a page presents nothing. */
function exigirLugarParaEmpezar({ documento, arrastre, columnas }: Trazo): void {
  const alto = altoDeCabecera(columnas) + ALTO_DE_RENGLON * (arrastre === undefined ? 1 : 2);
  if (documento.y + alto > documento.marco.abajo) pasarPagina(documento);
}

function enLineas(texto: string | undefined, ancho: number, letra: Letra) {
  if (texto === undefined || texto === '') return [];
  const lineas = partirEnLineas(texto, ancho, (parte) => anchoDe(letra, parte));
  return lineas.map((linea) => ({ texto: linea, letra }));
}

const renglonesDeCabecera = (columnas: readonly ColumnaUbicada[]): number =>
  Math.max(1, ...columnas.map(({ cabecera }) => cabecera.length));

function altoDeCabecera(columnas: readonly ColumnaUbicada[]): number {
  return CABECERA + (renglonesDeCabecera(columnas) - 1) * INTERLINEA;
}

function dibujarCabecera(trazo: Trazo): void {
  const { documento, columnas } = trazo;
  const renglones = renglonesDeCabecera(columnas);
  for (const columna of columnas) {
    // The shorter ones stand on the rule.
    const libres = renglones - columna.cabecera.length;
    for (const [i, { texto, letra }] of columna.cabecera.entries())
      ponerEnColumna(documento, columna, 0, texto, documento.y + (libres + i) * INTERLINEA, letra);
  }
  const alto = altoDeCabecera(columnas);
  trazar(documento, documento.y + alto - 3, 0.75);
  documento.y += alto;
  trazo.inicio = documento.y;
}

function medir(trazo: Trazo, fila: FilaPdf): FilaMedida {
  const lineas = columnasDe(trazo, fila).map((columna, i) => {
    const texto = fila.celdas[i] ?? '';
    if (texto === '') return SIN_TEXTO;
    const disponible = columna.ancho - (columna.elastica ? (fila.sangria ?? 0) : 0);
    const letra = letraDe(columna, fila);
    return partirEnLineas(texto, disponible, (parte) => anchoDe(letra, parte));
  });
  const renglones = Math.max(...lineas.map(({ length }) => length));
  return { fila, lineas, alto: renglones * INTERLINEA + RELLENO };
}

/** Those of the table or, of a row that takes the whole width, only that one. */
function columnasDe(
  { documento: { marco }, columnas }: Trazo,
  { abarca }: FilaPdf,
): readonly ColumnaUbicada[] {
  if (abarca !== true) return columnas;
  const { izquierda: x, derecha } = marco;
  return [{ titulo: '', cabecera: [], x, ancho: derecha - x, elastica: true }];
}

const SIN_TEXTO: readonly string[] = [''];

function dibujarBloque(trazo: Trazo, bloque: readonly FilaMedida[]): void {
  const alto = bloque.reduce((suma, { fila, alto: suyo }) => suma + suyo + (fila.separacion ?? 0), 0);
  exigirLugar(trazo, alto);
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
  const reservado = arrastre === undefined ? 0 : ALTO_DE_RENGLON;
  if (documento.y + alto + reservado <= documento.marco.abajo || documento.y === trazo.inicio) return;
  dibujarArrastre(trazo, 'Van');
  pasarPagina(documento);
  dibujarCabecera(trazo);
  dibujarArrastre(trazo, 'Vienen');
  // What is brought is the page's first row, not one of its own.
  trazo.inicio = documento.y;
}

function dibujarArrastre(trazo: Trazo, rotulo: 'Van' | 'Vienen'): void {
  const { documento, arrastre, columnas, llevado } = trazo;
  if (arrastre === undefined) return;
  const celdas = columnas.map((_, i) => {
    if (i === arrastre.rotulo) return rotulo;
    if (i === arrastre.saldo) return trazo.saldo === undefined ? '' : formatearCifra(centavos(trazo.saldo));
    const lugar = arrastre.columnas.indexOf(i);
    return lugar < 0 ? '' : formatearCifra(centavos(llevado[lugar] ?? 0));
  });
  if (rotulo === 'Van') trazar(documento, documento.y, 0.5);
  dibujarFila(trazo, medir(trazo, { celdas, negrita: true }));
  if (rotulo === 'Vienen') trazar(documento, documento.y, 0.5);
}

function dibujarFila(trazo: Trazo, { fila, lineas, alto }: FilaMedida): void {
  const { documento, inicio } = trazo;
  if (documento.y > inicio) documento.y += fila.separacion ?? 0;
  fila.alDibujar?.();
  for (const [i, columna] of columnasDe(trazo, fila).entries()) {
    const sangria = columna.elastica ? (fila.sangria ?? 0) : 0;
    for (const [renglon, texto] of (lineas[i] ?? []).entries()) {
      const y = documento.y + CAIDA + renglon * INTERLINEA;
      ponerEnColumna(documento, columna, sangria, texto, y, letraDe(columna, fila));
    }
  }
  documento.y += alto;
}

function ponerEnColumna(
  documento: Documento,
  { x, ancho, alineacion = 'izquierda' }: ColumnaUbicada,
  sangria: number,
  texto: string,
  y: number,
  letra: Letra,
): void {
  const desde = x + sangria + (alineacion === 'izquierda' ? 0 : alineacion === 'centro' ? ancho / 2 : ancho);
  poner(documento, texto, desde, y, { ...letra, alineacion });
}

function letraDe({ secundaria = false }: ColumnaPdf, { negrita = false }: FilaPdf): Letra {
  return { tamano: TAMANO, negrita: negrita && !secundaria };
}
