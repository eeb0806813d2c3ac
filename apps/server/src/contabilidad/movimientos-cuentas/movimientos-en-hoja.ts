// The same accounts as a sheet: flat, to be filtered and added up.

import type { TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { Centavos } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import type { Celda, Columna, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso } from '#reportes/imprimir.ts';
import { cifrasDelTotal, contrapartidaDe, loReiniciado, nombreDelTotal } from './palabras.ts';
import type { CabeceraDeMovimientos, FilaDeMovimientos } from './reporte-de-movimientos.ts';

export function hojaDeMovimientos(
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
    filas: renglones(filas, cabecera.total),
  };
}

/** What is not in the books has columns of its own, so that no sum takes it in. */
const EN_BORRADOR: readonly Columna[] = [
  { titulo: 'Estado del borrador', ancho: 20, tipo: 'texto' },
  { titulo: 'Debe en borrador', ancho: 16, tipo: 'dinero' },
  { titulo: 'Haber en borrador', ancho: 16, tipo: 'dinero' },
];

/** Flat, to be filtered and added up: a row for what each account brings and one for each movement. */
async function* renglones(
  filas: AsyncIterable<FilaDeMovimientos>,
  total: TotalMovido | null,
): AsyncGenerator<readonly Celda[]> {
  let cuenta = ['', ''];
  for await (const fila of filas) {
    if (fila.clase === 'cuenta') cuenta = [fila.idCuenta, fila.nombreCuenta];
    if (fila.clase !== 'total') yield [...cuenta, ...celdasDe(fila)];
  }
  // All in the column of balances, so that no sum counts them twice.
  if (total !== null)
    for (const [titulo, valor] of cifrasDelTotal(total))
      yield ['', nombreDelTotal(total), ...rotulo(null, titulo, valor)];
}

const rotulo = (fecha: string | null, texto: string, saldo: Centavos | null): readonly Celda[] => [
  ...[fecha, null, null, null, null, texto, null, null, null, null],
  saldo,
];

function celdasDe(fila: Exclude<FilaDeMovimientos, { clase: 'total' }>): readonly Celda[] {
  switch (fila.clase) {
    case 'cuenta':
      return rotulo(null, 'Saldo inicial', fila.saldoInicial);
    case 'movimiento':
      return [
        fila.fecha,
        fila.ejercicio,
        fila.numero,
        nombresDeTipoDePartida[fila.tipo],
        fila.agencia,
        fila.concepto,
        fila.documento,
        contrapartidaDe(fila),
        fila.debe,
        fila.haber,
        fila.saldo,
      ];
    case 'reinicio':
      return rotulo(fila.fecha, loReiniciado(fila), fila.saldo);
    case 'grupo':
      return [null, null, null, null, null, fila.nombre, null, null, fila.debe, fila.haber, fila.saldo];
    case 'borrador':
      return [
        fila.fecha,
        null,
        null,
        nombresDeTipoDePartida[fila.tipo],
        fila.agencia,
        fila.concepto,
        fila.documento,
        null,
        null,
        null,
        null,
        nombresDeEstadoDePartida[fila.estado],
        fila.debe,
        fila.haber,
      ];
    default:
      return fila satisfies never;
  }
}
