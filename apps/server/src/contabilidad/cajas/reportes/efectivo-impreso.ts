// The month's cash with its origin of funds, on paper and as a sheet. What was undone is told in a column of its own, which no
// sum of what entered or left takes in.
import { CERO, type Centavos, centavos, formatearCifra, sumar } from '@cuadra/core/dinero';
import { abrirDocumento, fechaImpresa, ponerParrafo, terminarDocumento } from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { type EfectivoReportado, enCentavosDeDolar } from './leer-formularios.ts';
import { nombresDeSentido, reciboImpreso, tasaImpresa } from './palabras.ts';

const CIFRA = { ancho: 66, alineacion: 'derecha' } as const;
const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', ancho: 44 },
  { titulo: 'Recibo', subtitulo: 'Agencia', ancho: 60 },
  { titulo: 'Persona', subtitulo: 'Documento', ancho: 118 },
  { titulo: 'Origen de los fondos', renglonesMax: 3 },
  { titulo: 'Entrada', ...CIFRA },
  { titulo: 'Salida', ...CIFRA },
  { titulo: 'Reversado', ...CIFRA },
  { titulo: 'Acumulado', ...CIFRA },
  { titulo: 'US$', ...CIFRA, ancho: 54 },
];

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<EfectivoReportado>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const tabla = abrirTabla(documento, columnas, { columnas: [4, 5, 6], rotulo: 3 }, DENSA);
  const todos: EfectivoReportado[] = [];
  for await (const lote of lotes) {
    for (const uno of lote) {
      todos.push(uno);
      tabla.fila({ celdas: celdasImpresas(uno), montos: montosDe(uno) });
    }
  }
  const totales = [0, 1, 2].map((i) => formatearCifra(sumar(todos.map((uno) => montosDe(uno)[i] ?? CERO))));
  if (todos.length > 0)
    tabla.fila({
      celdas: ['', '', '', 'Total', ...totales, '', ''],
      negrita: true,
      regla: true,
      reglaDoble: true,
    });
  tabla.cerrar();
  documento.y += 6;
  if (todos.length === 0)
    ponerParrafo(documento, 'Ningún movimiento del mes pidió el origen de los fondos.', { tamano: 9 });
  return terminarDocumento(documento);
}

/** What entered, what left, what was undone: each movement is one of them. */
function montosDe({ sentido, monto, esReversado }: EfectivoReportado): readonly Centavos[] {
  if (esReversado) return [CERO, CERO, monto];
  return sentido === 'entrada' ? [monto, CERO, CERO] : [CERO, monto, CERO];
}

function celdasImpresas(uno: EfectivoReportado): string[] {
  const { fecha, codigoCaja, recibo, agencia, personaNombre, personaDocumento, monto, tasaDolar } = uno;
  const cifra = (valor: Centavos) => (valor === 0 ? '' : formatearCifra(valor));
  return [
    fechaImpresa(fecha),
    `${reciboImpreso(codigoCaja, recibo)}\n${agencia}`,
    `${personaNombre}\n${personaDocumento}`,
    uno.origenDeFondos,
    ...montosDe(uno).map(cifra),
    formatearCifra(uno.acumulado),
    formatearCifra(centavos(enCentavosDeDolar(monto, tasaDolar))),
  ];
}

export function hoja(_: Impreso<null>, filas: AsyncIterable<EfectivoReportado>): Hoja {
  return {
    nombre: 'Efectivo con origen de fondos',
    columnas: [
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Recibo', ancho: 13, tipo: 'texto' },
      { titulo: 'Sentido', ancho: 10, tipo: 'texto' },
      { titulo: 'Documento', ancho: 18, tipo: 'texto' },
      { titulo: 'Persona', ancho: 32, tipo: 'texto' },
      { titulo: 'Origen de los fondos', ancho: 50, tipo: 'texto' },
      { titulo: 'Entrada', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Salida', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Reversado', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Acumulado', ancho: 16, tipo: 'dinero' },
      { titulo: 'US$', ancho: 14, tipo: 'dinero' },
      { titulo: 'Quetzales por dólar', ancho: 12, tipo: 'texto' },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(filas: AsyncIterable<EfectivoReportado>): AsyncGenerator<readonly Celda[]> {
  for await (const uno of filas)
    yield [
      ...[uno.fecha, uno.agencia, reciboImpreso(uno.codigoCaja, uno.recibo), nombresDeSentido[uno.sentido]],
      ...[uno.personaDocumento, uno.personaNombre, uno.origenDeFondos],
      ...montosDe(uno).map((monto) => (monto === 0 ? null : monto)),
      ...[uno.acumulado, enCentavosDeDolar(uno.monto, uno.tasaDolar), tasaImpresa(uno.tasaDolar)],
    ];
}
