// The voucher of a cheque on paper: to whom, how much in figures and in words, the póliza that it was posted with, and who
// answers for it. It is filed with the documents that it paid.
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { formatearQuetzales, sumar } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import {
  ARRASTRE_DE_LINEAS,
  columnasDeLineas,
  filaDeLinea,
  filaDeSumas,
} from '#contabilidad/comprobantes/lineas-impresas.ts';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { abrirTabla } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { ChequeImpreso } from './leer-cheque-impreso.ts';

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<ChequeImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  for await (const lote of lotes) for (const impreso of lote) dibujar(documento, impreso);
  return terminarDocumento(documento);
}

/** Between the table and what is signed. */
const BAJO_LA_TABLA = 24;

function dibujar(documento: Documento, impreso: ChequeImpreso): void {
  const { cheque, poliza } = impreso;
  ponerDatos(documento, datosDe(impreso));
  if (cheque.monto !== null) {
    ponerParrafo(documento, formatearQuetzales(cheque.monto), { tamano: 14, negrita: true });
    ponerParrafo(documento, `Son: ${enLetras(cheque.monto)}`, { tamano: 10 });
    documento.y += 10;
  }
  const firmas = firmasDe(impreso);
  if (poliza !== null) {
    const tabla = abrirTabla(documento, columnasDeLineas, ARRASTRE_DE_LINEAS);
    for (const linea of poliza.lineas) tabla.fila(filaDeLinea(linea, cheque.concepto));
    const [debe, haber] = [
      sumar(poliza.lineas.map((linea) => linea.debe)),
      sumar(poliza.lineas.map((linea) => linea.haber)),
    ];
    tabla.fila({ ...filaDeSumas('Totales', { debe, haber }), regla: true, reglaDoble: true });
    tabla.cerrar(BAJO_LA_TABLA + altoDeFirmas(documento, firmas));
    documento.y += 8;
    if (poliza.huella !== null) ponerParrafo(documento, `Sello ${poliza.huella}`, { tamano: 7 });
  }
  ponerFirmas(documento, firmas);
}

function datosDe({ cheque, poliza }: ChequeImpreso): readonly (readonly [string, string])[] {
  const { beneficiario, concepto, estado, vencido, cobradoEn, entregadoEn } = cheque;
  const suya =
    poliza === null
      ? 'No tiene'
      : `${numeroImpreso(poliza.numero, poliza.ejercicio)}, agencia ${poliza.agencia} ${poliza.nombreAgencia}`;
  return [
    ['Páguese a', beneficiario ?? ''],
    ['Concepto', concepto],
    ['Estado', `${nombresDeEstadoDeCheque[estado]}${vencido ? ', vencido' : ''}`],
    ['Entregado el', entregadoEn === null ? '' : fechaImpresa(entregadoEn)],
    ['Cobrado el', cobradoEn === null ? '' : fechaImpresa(cobradoEn)],
    ['Partida', suya],
    ['Revertida por', revertida(poliza)],
  ];
}

function revertida(poliza: ChequeImpreso['poliza']): string {
  const otra = poliza?.revertidaPor ?? null;
  if (otra === null) return '';
  return `Partida ${numeroImpreso(otra.numero, otra.ejercicio)} del ${fechaImpresa(otra.fecha)}`;
}

/** Who reviews and who authorizes sign by hand; so does whoever takes it, until the register says who it was. */
function firmasDe({ cheque: { emitidoPor, entregadoA, entregadoDocumento } }: ChequeImpreso): Firmas {
  return {
    certificaciones: [],
    firmas: [
      ['Hecho por', emitidoPor.nombre],
      ['Revisado', ''],
      ['Autorizado', ''],
      [
        'Recibí conforme',
        entregadoA ?? '',
        entregadoDocumento === null ? 'Documento:' : `Documento ${entregadoDocumento}`,
      ],
    ],
  };
}
