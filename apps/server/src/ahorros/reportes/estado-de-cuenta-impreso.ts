// The statement of a savings account on paper and as a sheet. Interest and what was withheld of it are two movements.
import { nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import {
  CERO,
  type Centavos,
  centavos,
  formatearCifra,
  formatearQuetzales,
  opuesto,
} from '@cuadra/core/dinero';
import {
  abrirDocumento,
  exigirEspacio,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { MovimientoImpreso } from './leer-estado-de-cuenta.ts';

export interface CabeceraDeEstado {
  readonly saldoInicial: Centavos;
  readonly desde: string;
  readonly hasta: string;
}

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', ancho: 48 },
  { titulo: 'Fecha valor', ancho: 48 },
  { titulo: 'Movimiento y concepto', renglonesMax: 3 },
  { titulo: 'Documento', ancho: 62, renglonesMax: 2 },
  { titulo: 'Cargo', ancho: 60, alineacion: 'derecha' },
  { titulo: 'Abono', ancho: 60, alineacion: 'derecha' },
  { titulo: 'Saldo', ancho: 66, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [4, 5], columnaDeSaldo: 6, rotulo: 2 };
const NOTAS = 40;

interface Sumas {
  cargo: Centavos;
  abono: Centavos;
  saldo: Centavos;
  interes: Centavos;
  isr: Centavos;
}

export async function pdf(
  { encabezado, cabecera: { saldoInicial, desde, hasta } }: Impreso<CabeceraDeEstado>,
  lotes: Lotes<MovimientoImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const sumas: Sumas = { cargo: CERO, abono: CERO, saldo: saldoInicial, interes: CERO, isr: CERO };
  const tabla = abrirTabla(documento, columnas, ARRASTRE, DENSA);
  tabla.fila({
    celdas: [fechaImpresa(desde), '', 'Saldo inicial', '', '', '', formatearCifra(saldoInicial)],
    saldo: saldoInicial,
    negrita: true,
  });
  for await (const lote of lotes) {
    for (const movimiento of lote) {
      sumarA(sumas, movimiento);
      tabla.fila(filaDe(movimiento));
    }
  }
  const { cargo, abono, saldo, interes, isr } = sumas;
  tabla.fila({
    celdas: [
      fechaImpresa(hasta),
      '',
      'Totales y saldo final',
      '',
      formatearCifra(cargo),
      formatearCifra(abono),
      formatearCifra(saldo),
    ],
    ...{ negrita: true, regla: true, reglaDoble: true },
  });
  tabla.cerrar();
  exigirEspacio(documento, NOTAS);
  documento.y += 10;
  ponerParrafo(
    documento,
    `Intereses abonados en estas fechas: ${formatearQuetzales(interes)}. ISR retenido: ${formatearQuetzales(isr)}.`,
    { tamano: 9 },
  );
  return terminarDocumento(documento);
}

function filaDe(movimiento: MovimientoImpreso): FilaPdf {
  const { fecha, fechaValor, documento, saldo } = movimiento;
  const { cargo, abono } = ladosDe(movimiento);
  return {
    celdas: [
      ...[fechaImpresa(fecha), fechaImpresa(fechaValor), textoDe(movimiento), documento ?? ''],
      cargo === CERO ? '' : formatearCifra(cargo),
      abono === CERO ? '' : formatearCifra(abono),
      formatearCifra(saldo),
    ],
    montos: [cargo, abono],
    saldo,
  };
}

function sumarA(sumas: Sumas, movimiento: MovimientoImpreso): void {
  const { cargo, abono } = ladosDe(movimiento);
  sumas.cargo = centavos(sumas.cargo + cargo);
  sumas.abono = centavos(sumas.abono + abono);
  sumas.saldo = movimiento.saldo;
  if (movimiento.clase === 'interes') sumas.interes = centavos(sumas.interes + movimiento.monto);
  if (movimiento.clase === 'isr') sumas.isr = centavos(sumas.isr - movimiento.monto);
}

const ladosDe = ({ monto }: MovimientoImpreso): { cargo: Centavos; abono: Centavos } =>
  monto < 0 ? { cargo: opuesto(monto), abono: CERO } : { cargo: CERO, abono: monto };

const nombreDe = ({ clase, deshace }: MovimientoImpreso): string =>
  deshace ? `${nombresDeMovimientoAhorro[clase]}, reversión` : nombresDeMovimientoAhorro[clase];

function textoDe(movimiento: MovimientoImpreso): string {
  const nombre = nombreDe(movimiento);
  return movimiento.concepto === null ? nombre : `${nombre}\n${movimiento.concepto}`;
}

export function hoja({ cabecera }: Impreso<CabeceraDeEstado>, filas: AsyncIterable<MovimientoImpreso>): Hoja {
  return {
    nombre: 'Estado de cuenta',
    columnas: [
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Fecha valor', ancho: 12, tipo: 'fecha' },
      { titulo: 'Movimiento', ancho: 28, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 40, tipo: 'texto' },
      { titulo: 'Documento', ancho: 18, tipo: 'texto' },
      { titulo: 'Cargo', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Abono', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Saldo', ancho: 16, tipo: 'dinero' },
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { saldoInicial, desde }: CabeceraDeEstado,
  movimientos: AsyncIterable<MovimientoImpreso>,
): AsyncGenerator<readonly Celda[]> {
  yield [desde, null, 'Saldo inicial', null, null, null, null, saldoInicial];
  for await (const movimiento of movimientos) {
    const { fecha, fechaValor, concepto, documento, saldo } = movimiento;
    const { cargo, abono } = ladosDe(movimiento);
    yield [
      ...[fecha, fechaValor, nombreDe(movimiento), concepto, documento],
      ...[cargo === CERO ? null : cargo, abono === CERO ? null : abono, saldo],
    ];
  }
}
