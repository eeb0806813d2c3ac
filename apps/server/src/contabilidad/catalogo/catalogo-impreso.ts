// The chart on paper, one account a line, each further in than the one it depends on, those of mayor in bold; and in a
// sheet, which also says what each is in the cash flow and its margin: on paper they would take the width of the names.
import { nivelDe, nombresDeEstadoDeCuenta, nombresDeNaturaleza } from '@cuadra/core/catalogo';
import { escribirEtiquetas } from '@cuadra/core/etiquetas';
import { abrirDocumento, terminarDocumento } from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import { type Impreso, type Lotes, unaAUna } from '#reportes/imprimir.ts';
import type { FilaDelCatalogo } from './reporte-del-catalogo.ts';

const SANGRIA = 11;
const ENTRE_CLASES = 6;

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Código', ancho: 62 },
  { titulo: 'Nombre de la cuenta' },
  { titulo: 'Tipo', ancho: 26, alineacion: 'centro', secundaria: true },
  { titulo: 'Naturaleza', ancho: 50, secundaria: true },
  { titulo: 'Estado', ancho: 56, secundaria: true },
  { titulo: 'Etiquetas', ancho: 92, secundaria: true },
];

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<FilaDelCatalogo>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const tabla = abrirTabla(documento, columnas);
  for await (const cuenta of unaAUna(lotes)) tabla.fila(impresa(cuenta));
  tabla.cerrar();
  return terminarDocumento(documento);
}

function impresa(cuenta: FilaDelCatalogo): FilaPdf {
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, etiquetas } = cuenta;
  const nivel = nivelDe(idCuenta) ?? 1;
  const esDeMayor = tipoCuenta === 'M';
  return {
    celdas: [
      idCuenta,
      nombreCuenta,
      tipoCuenta,
      nombresDeNaturaleza[naturaleza],
      // An active account needs no remark.
      estado === 'activa' ? '' : nombresDeEstadoDeCuenta[estado],
      escribirEtiquetas(etiquetas),
    ],
    sangria: (nivel - 1) * SANGRIA,
    negrita: esDeMayor,
    conLaSiguiente: esDeMayor,
    ...(nivel === 1 ? { separacion: ENTRE_CLASES } : {}),
  };
}

/** With the headings that an import asks for, so that a file that went out can come back in. */
export function hoja(_: Impreso<null>, filas: AsyncIterable<FilaDelCatalogo>): Hoja {
  return {
    nombre: 'Catálogo contable',
    columnas: [
      { titulo: 'idCuenta', ancho: 14, tipo: 'texto' },
      { titulo: 'nombreCuenta', ancho: 60, tipo: 'texto' },
      { titulo: 'tipoCuenta', ancho: 12, tipo: 'texto' },
      { titulo: 'idParent', ancho: 12, tipo: 'texto' },
      { titulo: 'naturaleza', ancho: 12, tipo: 'texto' },
      { titulo: 'estado', ancho: 14, tipo: 'texto' },
      { titulo: 'flujo', ancho: 16, tipo: 'texto' },
      { titulo: 'margen', ancho: 16, tipo: 'texto' },
      { titulo: 'etiquetas', ancho: 40, tipo: 'texto' },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(filas: AsyncIterable<FilaDelCatalogo>): AsyncGenerator<readonly Celda[]> {
  for await (const { idCuenta, nombreCuenta, tipoCuenta, idParent, naturaleza, ...resto } of filas) {
    const { estado, flujo, margen, etiquetas } = resto;
    yield [
      idCuenta,
      nombreCuenta,
      tipoCuenta,
      idParent,
      naturaleza,
      estado,
      flujo,
      margen,
      escribirEtiquetas(etiquetas),
    ];
  }
}
