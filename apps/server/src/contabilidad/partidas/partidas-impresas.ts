// The list of partidas on paper and in a sheet.

import { CERO, type Centavos, centavos, formatearCifra } from '@cuadra/core/dinero';
import {
  type EstadoDePartida,
  estadosDePartida,
  nombresDeEstadoDePartida,
  nombresDeTipoDePartida,
} from '@cuadra/core/partida';
import { abrirDocumento, fechaImpresa, terminarDocumento } from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { AUTOR_SISTEMA, aparteImpreso, numeroImpreso } from './palabras.ts';
import type { FilaDePartida } from './reporte-de-partidas.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Número', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Fecha', ancho: 50 },
  { titulo: 'Tipo', ancho: 46 },
  { titulo: 'Ag.', ancho: 18 },
  { titulo: 'Concepto' },
  { titulo: 'Estado', ancho: 56 },
  { titulo: 'Autor', ancho: 92 },
  { titulo: 'Debe', ancho: 70, alineacion: 'derecha' },
  { titulo: 'Haber', ancho: 70, alineacion: 'derecha' },
];

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<FilaDePartida>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const tabla = abrirTabla(documento, columnas, { columnas: [7, 8], rotulo: 4 });
  const totales = new Map<EstadoDePartida, Totales>();
  for await (const lote of lotes) {
    for (const fila of lote) {
      tabla.fila(impresa(fila));
      sumar(totales, fila);
    }
  }
  const contabilizadas = totales.get('contabilizada') ?? NADA;
  tabla.fila(sumada(`Totales de ${contar(contabilizadas.partidas)}`, contabilizadas, { reglaDoble: true }));
  for (const estado of estadosDePartida) {
    const suyos = totales.get(estado);
    if (suyos !== undefined && estado !== 'contabilizada')
      tabla.fila(sumada(aparteImpreso(estado, suyos.partidas), suyos));
  }
  tabla.cerrar();
  return terminarDocumento(documento);
}

/** What is posted adds up to one thing; what is not, to another: a draft may not balance yet, and is in no book. */
interface Totales {
  readonly partidas: number;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

const NADA: Totales = { partidas: 0, debe: CERO, haber: CERO };

function sumar(totales: Map<EstadoDePartida, Totales>, { estado, debe, haber }: FilaDePartida): void {
  const antes = totales.get(estado) ?? NADA;
  totales.set(estado, {
    partidas: antes.partidas + 1,
    debe: centavos(antes.debe + debe),
    haber: centavos(antes.haber + haber),
  });
}

function sumada(rotulo: string, { debe, haber }: Totales, como: Partial<FilaPdf> = {}): FilaPdf {
  const cifras = [formatearCifra(debe), formatearCifra(haber)];
  return { celdas: ['', '', '', '', rotulo, '', '', ...cifras], negrita: true, regla: true, ...como };
}

const contar = (partidas: number): string =>
  partidas === 1 ? '1 partida contabilizada' : `${partidas.toLocaleString('es-GT')} partidas contabilizadas`;

function impresa(fila: FilaDePartida): FilaPdf {
  const { numero, ejercicio, fecha, tipo, agencia, concepto, estado, autor, debe, haber } = fila;
  return {
    celdas: [
      numeroImpreso(numero, ejercicio),
      fechaImpresa(fecha),
      nombresDeTipoDePartida[tipo],
      agencia,
      concepto,
      nombresDeEstadoDePartida[estado],
      autor ?? AUTOR_SISTEMA,
      formatearCifra(debe),
      formatearCifra(haber),
    ],
    // What a page carries over to the next is what is posted.
    montos: estado === 'contabilizada' ? [debe, haber] : [CERO, CERO],
  };
}

export function hoja(_: Impreso<null>, filas: AsyncIterable<FilaDePartida>): Hoja {
  return {
    nombre: 'Partidas',
    columnas: [
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Número', ancho: 10, tipo: 'entero' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Fecha del documento', ancho: 20, tipo: 'fecha' },
      { titulo: 'Tipo', ancho: 12, tipo: 'texto' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 60, tipo: 'texto' },
      { titulo: 'Estado', ancho: 14, tipo: 'texto' },
      { titulo: 'Autor', ancho: 28, tipo: 'texto' },
      { titulo: 'Debe', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Haber', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Debe sin contabilizar', ancho: 22, tipo: 'dinero', suma: true },
      { titulo: 'Haber sin contabilizar', ancho: 22, tipo: 'dinero', suma: true },
    ],
    filas: celdasDe(filas),
  };
}

async function* celdasDe(filas: AsyncIterable<FilaDePartida>) {
  for await (const fila of filas) {
    const { ejercicio, numero, fecha, fechaDocumento, tipo, agencia, concepto, estado, autor, debe, haber } =
      fila;
    yield [
      ejercicio,
      numero,
      fecha,
      fechaDocumento,
      nombresDeTipoDePartida[tipo],
      agencia,
      concepto,
      nombresDeEstadoDePartida[estado],
      autor ?? AUTOR_SISTEMA,
      ...(estado === 'contabilizada' ? [debe, haber, null, null] : [null, null, debe, haber]),
    ];
  }
}
