// How the fields of an import are called on screen, and what each one is.
import type { CampoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { formatearEntero } from '../../ui/format/dinero.ts';

export const nombresDeCampo: Readonly<Record<CampoDeImportacion, string>> = {
  partida: 'Número de partida',
  fecha: 'Fecha',
  tipo: 'Tipo',
  agencia: 'Agencia',
  concepto: 'Concepto',
  idCuenta: 'Cuenta',
  debe: 'Debe',
  haber: 'Haber',
  conceptoLinea: 'Concepto de la línea',
  documento: 'Documento',
};

export const sentidosDeCampo: Readonly<Record<CampoDeImportacion, string>> = {
  partida:
    'Lo que tienen en común las filas de una misma partida: 1, 2, 3… El número legal lo da el sistema.',
  fecha: 'La fecha contable: 31/12/2026 o 2026-12-31.',
  tipo: 'diario, ingreso, egreso, ajuste o banco.',
  agencia: 'El código de la agencia, de dos dígitos.',
  concepto: 'El de la partida; basta escribirlo en una de sus filas.',
  idCuenta: 'El código de una cuenta de detalle.',
  debe: 'En quetzales: 1234.56.',
  haber: 'En quetzales: 1234.56.',
  conceptoLinea: 'Opcional.',
  documento: 'Opcional: factura, cheque, boleta.',
};

export const contarPartidas = (cuantas: number): string =>
  cuantas === 1 ? '1 partida' : `${formatearEntero(cuantas)} partidas`;

/** «números 6,231 a 6,240 de 2026», of each year. */
function nombrarSeries(series: ResultadoDeLote['series']): string {
  return series
    .map(({ ejercicio, primerNumero, ultimoNumero }) =>
      primerNumero === ultimoNumero
        ? `número ${formatearEntero(primerNumero)} de ${ejercicio}`
        : `números ${formatearEntero(primerNumero)} a ${formatearEntero(ultimoNumero)} de ${ejercicio}`,
    )
    .join('; ');
}

export const decirHecha = ({ partidas, lineas, series }: ResultadoDeLote): string =>
  `${partidas === 1 ? 'Se contabilizó' : 'Se contabilizaron'} ${contarPartidas(partidas)} con ${formatearEntero(lineas)} líneas: ${nombrarSeries(series)}.`;
