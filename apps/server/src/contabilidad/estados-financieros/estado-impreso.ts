// A statement on paper and in a sheet. On paper, as many columns as fit the page; the rest, in further tables with the
// same rows. In a sheet, what a row adds up is a formula.
import type { ColumnaDeEstado, FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { cifraImpresa, coberturaImpresa, pruebaImpresa } from '@cuadra/core/estados-financieros/impresion';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Columna, Hoja } from '#platform/sheets/hoja.ts';
import { type Impreso, type Lotes, unaAUna } from '#reportes/imprimir.ts';
import type { CabeceraDeEstado } from './reporte-de-estado.ts';

const ANCHO_DE_CODIGO = 54;
const ANCHO_DE_TEXTO_MIN = 130;
const ANCHO_DE_CIFRA = { monto: 70, porcentaje: 48 } as const;
const ENTRE_COLUMNAS = 8;
const SANGRIA = 9;
const SOBRE_EL_PIE = 10;
const ALTO_DE_PIE = 14;
const ENTRE_TABLAS = 18;
const CABECERA = 26;
const ALTO_DE_FILA = 13.8;
/** What a page has above what closes it, at least; a longer list of remarks may go on in further pages. */
const ENCABEZADO_Y_FILAS = 150;

const SIN_FIRMAS = { certificaciones: [], firmas: [] };

export async function pdf(
  { encabezado, cabecera, firmas = SIN_FIRMAS }: Impreso<CabeceraDeEstado>,
  lotes: Lotes<FilaDeEstado>,
): Promise<PDFKit.PDFDocument> {
  const filas = await Array.fromAsync(unaAUna(lotes));
  const documento = abrirDocumento(encabezado);
  const grupos = enGrupos(documento, cabecera.columnas);
  const cierre = altoDeCierre(documento, cabecera, altoDeFirmas(documento, firmas));
  const densidad = cabeEnUnaPagina(documento, filas.length * grupos.length, cierre) ? undefined : DENSA;
  for (const [i, grupo] of grupos.entries()) {
    if (i > 0) documento.y += ENTRE_TABLAS;
    const tabla = abrirTabla(documento, columnasDe(cabecera, filas, grupo), undefined, densidad);
    for (const fila of filasDe(filas, cabecera, grupo)) tabla.fila(fila);
    tabla.cerrar(i === grupos.length - 1 ? cierre : 0);
  }
  documento.y += SOBRE_EL_PIE;
  for (const linea of pieDe(cabecera)) {
    exigirEspacio(documento, ALTO_DE_PIE);
    ponerParrafo(documento, linea, { tamano: 8 });
  }
  ponerFirmas(documento, firmas);
  return terminarDocumento(documento);
}

/** Nobody signs a page without figures: the last rows go with what proves them and with who answers for them. */
function altoDeCierre({ marco }: Documento, cabecera: CabeceraDeEstado, deFirmas: number): number {
  const alto = SOBRE_EL_PIE + pieDe(cabecera).length * ALTO_DE_PIE + deFirmas;
  return Math.min(alto, marco.abajo - ENCABEZADO_Y_FILAS);
}

/** Then its letters need not be smaller. */
function cabeEnUnaPagina({ y, marco }: Documento, filas: number, cierre: number): boolean {
  return y + CABECERA + filas * ALTO_DE_FILA + cierre <= marco.abajo;
}

export function hoja({ cabecera }: Impreso<CabeceraDeEstado>, filas: AsyncIterable<FilaDeEstado>): Hoja {
  const cifras = cabecera.columnas.map(({ titulo, subtitulo, clase }): Columna => {
    const tipo = clase === 'monto' ? 'dinero' : 'porcentaje';
    return { titulo: `${titulo} ${subtitulo}`.trim(), ancho: clase === 'monto' ? 20 : 14, tipo };
  });
  return {
    nombre: cabecera.titulo,
    columnas: [
      { titulo: 'Cuenta', ancho: 13, tipo: 'texto' },
      { titulo: 'Renglón', ancho: 58, tipo: 'texto' },
      { titulo: 'Nivel', ancho: 7, tipo: 'entero' },
      ...cifras,
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  cabecera: CabeceraDeEstado,
  recibidas: AsyncIterable<FilaDeEstado>,
): AsyncGenerator<readonly Celda[]> {
  const filas = await Array.fromAsync(recibidas);
  const lugares = new Map(filas.map(({ clave }, i) => [clave, i + 1]));
  for (const { idCuenta, texto, nivel, valores, suma } of filas) {
    const sumadas = suma.map((sumando) => {
      const lugar = lugares.get(sumando.slice(1)) ?? 0;
      return sumando.startsWith('-') ? -lugar : lugar;
    });
    const cifras = valores.map((valor, i): Celda => {
      if (valor === null || suma.length === 0 || cabecera.columnas[i]?.clase !== 'monto') return valor;
      return { suma: sumadas, valor };
    });
    yield [idCuenta, texto, nivel === 0 ? null : nivel, ...cifras];
  }
  yield [];
  for (const linea of pieDe(cabecera)) yield [null, linea];
}

/** Proofs, coverage and notes. */
function pieDe({ pruebas, cobertura, notas }: CabeceraDeEstado): string[] {
  return [...pruebas.map(pruebaImpresa), ...coberturaImpresa(cobertura), ...notas];
}

/** The columns by their place, as many in each group as a page has room for. */
function enGrupos({ marco }: Documento, columnas: readonly ColumnaDeEstado[]): number[][] {
  const libre = marco.derecha - marco.izquierda - ANCHO_DE_CODIGO - ANCHO_DE_TEXTO_MIN - ENTRE_COLUMNAS;
  const grupos: number[][] = [];
  let ocupado = Number.POSITIVE_INFINITY;
  for (const [i, { clase }] of columnas.entries()) {
    const ancho = ANCHO_DE_CIFRA[clase] + ENTRE_COLUMNAS;
    if (ocupado + ancho > libre) {
      grupos.push([]);
      ocupado = 0;
    }
    grupos.at(-1)?.push(i);
    ocupado += ancho;
  }
  return grupos;
}

function columnasDe(
  { columnas }: CabeceraDeEstado,
  filas: readonly FilaDeEstado[],
  grupo: readonly number[],
): ColumnaPdf[] {
  const conCodigo = llevaCodigo(filas);
  return [
    ...(conCodigo ? [{ titulo: 'Cuenta', ancho: ANCHO_DE_CODIGO, secundaria: true }] : []),
    { titulo: conCodigo ? 'Nombre' : 'Concepto' },
    ...grupo.flatMap((i): ColumnaPdf[] => {
      const columna = columnas[i];
      if (columna === undefined) return [];
      const { titulo, subtitulo, clase } = columna;
      return [{ titulo, subtitulo, ancho: ANCHO_DE_CIFRA[clase], alineacion: 'derecha' }];
    }),
  ];
}

const llevaCodigo = (filas: readonly FilaDeEstado[]): boolean =>
  filas.some(({ idCuenta }) => idCuenta !== null);

function filasDe(
  filas: readonly FilaDeEstado[],
  { columnas }: CabeceraDeEstado,
  grupo: readonly number[],
): FilaPdf[] {
  const nivelMin = Math.min(6, ...filas.flatMap(({ nivel }) => (nivel === 0 ? [] : [nivel])));
  const conCodigo = llevaCodigo(filas);
  const mayores = new Set(filas.map(({ padre }) => padre));
  return filas.map(({ clave, clase, idCuenta, texto, nivel, valores, esFinal }) => {
    const esMayor = mayores.has(clave);
    const esTotal = clase === 'total';
    const cifras = grupo.map((i) =>
      valores.length === 0 ? '' : cifraImpresa(valores[i] ?? null, columnas[i]?.clase ?? 'monto'),
    );
    return {
      celdas: [...(conCodigo ? [idCuenta ?? ''] : []), texto, ...cifras],
      negrita: esTotal || clase === 'titulo' || (esMayor && nivel <= nivelMin + 1),
      sangria: nivel === 0 ? 0 : (nivel - nivelMin) * SANGRIA,
      regla: esTotal,
      reglaDoble: esFinal,
      ...(clase === 'titulo' ? { separacion: 8, conLaSiguiente: true } : {}),
      ...(esMayor ? { conLaSiguiente: true } : {}),
    };
  });
}
