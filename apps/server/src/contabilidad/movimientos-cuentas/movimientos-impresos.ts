// The statement of each account on paper and in a sheet.
import type { MovimientoDeCuenta } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '../../platform/pdf/document.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf, type Tabla } from '../../platform/pdf/table.ts';
import type { Celda, Columna, Hoja } from '../../platform/sheets/sheet.ts';
import type { Impreso, Lotes } from '../../reportes/presentacion.ts';
import { estadosImpresos, numeroImpreso, tiposImpresos } from '../comprobantes/palabras.ts';
import type { CabeceraDeMovimientos, FilaDeMovimientos } from './reporte-de-movimientos.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', ancho: 48 },
  { titulo: 'Partida', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Tipo', ancho: 42 },
  { titulo: 'Ag.', ancho: 14 },
  { titulo: 'Concepto' },
  { titulo: 'Contrapartida', ancho: 124 },
  { titulo: 'Debe', ancho: 64, alineacion: 'derecha' },
  { titulo: 'Haber', ancho: 64, alineacion: 'derecha' },
  { titulo: 'Saldo', ancho: 70, alineacion: 'derecha' },
];
const CONCEPTO = 4;
const ARRASTRE = { columnas: [6, 7], saldo: 8, rotulo: CONCEPTO };
const TITULO_Y_PRIMERAS = 74;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeMovimientos>,
  lotes: Lotes<FilaDeMovimientos>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  let tabla: Tabla | undefined;
  for await (const lote of lotes) {
    for (const fila of lote) {
      if (fila.clase === 'cuenta') {
        tabla?.cerrar();
        tabla = empezarCuenta(documento, fila);
      }
      tabla?.fila(impresa(fila));
    }
  }
  tabla?.cerrar();
  if (tabla === undefined) ponerParrafo(documento, 'Sin saldo ni movimientos.', { tamano: 9 });
  if (cabecera.total !== null && cabecera.cuentas > 1) dibujarTotal(documento, cabecera.total);
  return terminarDocumento(documento);
}

function empezarCuenta(
  documento: Documento,
  { idCuenta, nombreCuenta, naturaleza }: { idCuenta: string; nombreCuenta: string; naturaleza: string },
): Tabla {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 6;
  ponerParrafo(documento, `${idCuenta} ${nombreCuenta} (${naturaleza})`, { tamano: 10, negrita: true });
  documento.pdf.outline.addItem(`${idCuenta} ${nombreCuenta}`);
  documento.y += 4;
  return abrirTabla(documento, columnas, ARRASTRE);
}

function impresa(fila: FilaDeMovimientos): FilaPdf {
  switch (fila.clase) {
    case 'cuenta':
      return {
        celdas: ['', '', '', '', 'Saldo inicial', '', '', '', cifra(fila.saldoInicial)],
        negrita: true,
        saldo: fila.saldoInicial,
      };
    case 'movimiento':
      return {
        celdas: [
          fechaImpresa(fila.fecha),
          numeroImpreso(fila.numero, fila.ejercicio),
          tiposImpresos[fila.tipo],
          fila.agencia,
          fila.documento === null ? fila.concepto : `${fila.concepto} (${fila.documento})`,
          contrapartidaDe(fila),
          monto(fila.debe),
          monto(fila.haber),
          cifra(fila.saldo),
        ],
        montos: [fila.debe, fila.haber],
        saldo: fila.saldo,
      };
    case 'grupo':
      return {
        celdas: [
          '',
          '',
          '',
          '',
          fila.nombre,
          '',
          monto(fila.debe),
          monto(fila.haber),
          fila.saldo === null ? '' : cifra(fila.saldo),
        ],
        montos: [fila.debe, fila.haber],
        ...(fila.saldo === null ? {} : { saldo: fila.saldo }),
      };
    case 'total':
      return {
        celdas: [
          '',
          '',
          '',
          '',
          'Saldo final',
          '',
          cifra(fila.debe),
          cifra(fila.haber),
          cifra(fila.saldoFinal),
        ],
        negrita: true,
        regla: true,
      };
    case 'borrador':
      return {
        celdas: [
          fechaImpresa(fila.fecha),
          'BORRADOR',
          tiposImpresos[fila.tipo],
          fila.agencia,
          fila.concepto,
          `${estadosImpresos[fila.estado]}, sin sumar`,
          monto(fila.debe),
          monto(fila.haber),
          '',
        ],
      };
    default:
      return fila satisfies never;
  }
}

/** Of the header asked for: what all its accounts make together. */
function dibujarTotal(documento: Documento, total: NonNullable<CabeceraDeMovimientos['total']>): void {
  const { idCuenta, nombreCuenta, saldoInicial, debe, haber, saldoFinal } = total;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 10;
  const tabla = abrirTabla(documento, [
    { titulo: `Total de ${idCuenta} ${nombreCuenta}` },
    ...['Saldo inicial', 'Debe', 'Haber', 'Saldo final'].map(
      (titulo): ColumnaPdf => ({ titulo, ancho: 90, alineacion: 'derecha' }),
    ),
  ]);
  tabla.fila({ celdas: ['', ...[saldoInicial, debe, haber, saldoFinal].map(cifra)], negrita: true });
  tabla.cerrar();
}

function contrapartidaDe({ contrapartidas, otrasContrapartidas }: MovimientoDeCuenta): string {
  const [primera] = contrapartidas;
  if (primera === undefined) return '';
  const mas = contrapartidas.length - 1 + otrasContrapartidas;
  return `${primera.idCuenta} ${primera.nombreCuenta}${mas === 0 ? '' : ` y ${mas} más`}`;
}

const cifra = (valor: number): string => formatearCifra(centavos(valor));
const monto = (valor: number): string => (valor === 0 ? '' : cifra(valor));

export function hoja(
  { cabecera }: Impreso<CabeceraDeMovimientos>,
  filas: AsyncIterable<FilaDeMovimientos>,
): Hoja {
  return {
    nombre: 'Movimiento por Cuenta',
    columnas: [
      { titulo: 'Código', ancho: 13, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 40, tipo: 'texto' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Partida', ancho: 10, tipo: 'entero' },
      { titulo: 'Tipo', ancho: 12, tipo: 'texto' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 50, tipo: 'texto' },
      { titulo: 'Documento', ancho: 16, tipo: 'texto' },
      { titulo: 'Contrapartida', ancho: 46, tipo: 'texto' },
      { titulo: 'Debe', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Haber', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Saldo', ancho: 16, tipo: 'dinero' },
      ...(cabecera.conBorradores ? EN_BORRADOR : []),
    ],
    filas: renglones(filas),
  };
}

/** What is not in the books has columns of its own, so that no sum takes it in. */
const EN_BORRADOR: readonly Columna[] = [
  { titulo: 'Estado del borrador', ancho: 20, tipo: 'texto' },
  { titulo: 'Debe en borrador', ancho: 16, tipo: 'dinero' },
  { titulo: 'Haber en borrador', ancho: 16, tipo: 'dinero' },
];

/** Flat, to be filtered and added up: a row for what each account brings and one for each movement. */
async function* renglones(filas: AsyncIterable<FilaDeMovimientos>): AsyncGenerator<readonly Celda[]> {
  let cuenta = ['', ''];
  for await (const fila of filas) {
    if (fila.clase === 'cuenta') cuenta = [fila.idCuenta, fila.nombreCuenta];
    if (fila.clase !== 'total') yield [...cuenta, ...celdasDe(fila)];
  }
}

function celdasDe(fila: Exclude<FilaDeMovimientos, { clase: 'total' }>): readonly Celda[] {
  switch (fila.clase) {
    case 'cuenta':
      return [null, null, null, null, null, 'Saldo inicial', null, null, null, null, fila.saldoInicial];
    case 'movimiento':
      return [
        fila.fecha,
        fila.ejercicio,
        fila.numero,
        tiposImpresos[fila.tipo],
        fila.agencia,
        fila.concepto,
        fila.documento,
        contrapartidaDe(fila),
        fila.debe,
        fila.haber,
        fila.saldo,
      ];
    case 'grupo':
      return [null, null, null, null, null, fila.nombre, null, null, fila.debe, fila.haber, fila.saldo];
    case 'borrador':
      return [
        fila.fecha,
        null,
        null,
        tiposImpresos[fila.tipo],
        fila.agencia,
        fila.concepto,
        fila.documento,
        null,
        null,
        null,
        null,
        estadosImpresos[fila.estado],
        fila.debe,
        fila.haber,
      ];
    default:
      return fila satisfies never;
  }
}
