// A statement as G&T Continental writes it, in a workbook: when it was made, whose it is, the account and the balance; then the table,
// which says no document, and a blank row.
import { magnitud } from '@cuadra/core/dinero';
import { writeXlsx } from 'hucre/xlsx';
import { enQuetzales } from '#platform/sheets/hoja.ts';
import { conSaldos, diaMesAnio, type EstadoPorEscribir, renglonDeCsv } from './estado-por-escribir.ts';

type CeldaDeGyt = string | number | null;

/** The bytes of an XLSX. */
export async function escribirGyt(estado: EstadoPorEscribir): Promise<Uint8Array> {
  const rows = filasDeGyt(estado).map((fila) => [...fila]);
  return writeXlsx({ sheets: [{ name: 'Movimientos', rows }] });
}

/** The same as the text of a CSV. */
export function escribirGytEnCsv(estado: EstadoPorEscribir): string {
  const filas = filasDeGyt(estado).map((fila) =>
    renglonDeCsv(fila.map((celda) => (typeof celda === 'number' ? celda.toFixed(2) : (celda ?? '')))),
  );
  return `${filas.join('\r\n')}\r\n`;
}

function filasDeGyt(estado: EstadoPorEscribir): readonly (readonly CeldaDeGyt[])[] {
  const lineas = conSaldos(estado);
  const saldo = lineas.at(-1)?.saldo ?? estado.saldoInicial ?? 0;
  const moneda = estado.moneda === 'USD' ? 'USD' : 'QTZ';
  return [
    ['Banco G&T Continental'],
    [`Generado el: ${diaMesAnio(estado.hasta)} 18:05:10`],
    [`Nombre de la cuenta: ${estado.titular}`],
    [`Cuenta: MONET (${moneda}) ${estado.cuenta}`],
    [`Saldo total: ${enQuetzales(saldo).replaceAll(/\B(?=(\d{3})+(?!\d)\.)/g, ',')}`],
    [`Del ${diaMesAnio(estado.desde)} al ${diaMesAnio(estado.hasta)}`],
    [],
    [],
    ['Fecha', 'Descripción', 'Lugar', 'Débito', 'Crédito', 'Saldo'],
    ...lineas.map(({ fecha, monto, texto, saldo: despues }) => [
      diaMesAnio(fecha),
      texto,
      'AGENCIA CENTRAL',
      monto < 0 ? enUnidades(magnitud(monto)) : null,
      monto < 0 ? null : enUnidades(monto),
      enUnidades(despues),
    ]),
    [],
    ['Este documento es de carácter informativo'],
  ];
}

/** A spreadsheet keeps decimals: the nearest number to those digits, which is how they come back. */
const enUnidades = (centavos: number): number => Number(enQuetzales(centavos));
