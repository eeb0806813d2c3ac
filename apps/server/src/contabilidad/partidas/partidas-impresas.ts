// The list of partidas on paper and in a sheet.

import { CERO, centavos, formatearCifra } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { abrirDocumento, fechaImpresa, terminarDocumento } from '../../platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf } from '../../platform/pdf/tabla.ts';
import type { Hoja } from '../../platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '../../reportes/imprimir.ts';
import { AUTOR_SISTEMA, numeroImpreso } from './palabras.ts';
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
  const totales = { partidas: 0, debe: CERO, haber: CERO };
  for await (const lote of lotes) {
    for (const fila of lote) {
      tabla.fila(impresa(fila));
      totales.partidas += 1;
      totales.debe = centavos(totales.debe + fila.debe);
      totales.haber = centavos(totales.haber + fila.haber);
    }
  }
  tabla.fila({
    celdas: [
      '',
      '',
      '',
      '',
      `Totales de ${totales.partidas.toLocaleString('es-GT')} ${totales.partidas === 1 ? 'partida' : 'partidas'}`,
      '',
      '',
      formatearCifra(totales.debe),
      formatearCifra(totales.haber),
    ],
    negrita: true,
    regla: true,
    reglaDoble: true,
  });
  tabla.cerrar();
  return terminarDocumento(documento);
}

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
    montos: [debe, haber],
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
      debe,
      haber,
    ];
  }
}
