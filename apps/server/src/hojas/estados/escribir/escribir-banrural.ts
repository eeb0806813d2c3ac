// A statement as Banrural writes it: title, period, account with its type, alias and currency, the table and «Confidencial».
import { magnitud } from '@cuadra/core/dinero';
import { enQuetzales } from '#platform/sheets/hoja.ts';
import { conSaldos, diaMesAnio, type EstadoPorEscribir, renglonDeCsv } from './estado-por-escribir.ts';

const ENCABEZADO = [
  'Fecha',
  'Oficina',
  'Descripción',
  'Referencia',
  'Secuencial',
  'Cheque Propio / Local / Efectivo',
  'Débito (-)',
  'Crédito (+)',
  'Saldo Contable',
  'Saldo Disponible',
];
const OFICINA = '827';

/** The text of a CSV. */
export function escribirBanrural(estado: EstadoPorEscribir): string {
  const filas = conSaldos(estado).map(({ fecha, monto, texto, referencia, tipo, saldo }, i) => {
    const cifra = enQuetzales(magnitud(monto));
    return renglonDeCsv([
      diaMesAnio(fecha),
      OFICINA,
      texto,
      referencia ?? '',
      String(i + 1),
      tipo ?? '',
      monto < 0 ? cifra : '0',
      monto < 0 ? '0' : cifra,
      enQuetzales(saldo),
      enQuetzales(saldo),
    ]);
  });
  return [
    'Movimientos de la Cuenta',
    `Del ${diaMesAnio(estado.desde)} al ${diaMesAnio(estado.hasta)}`,
    renglonDeCsv([`Cuenta: ${estado.cuenta}-Monetario-${estado.titular}-${estado.moneda ?? 'GTQ'}`]),
    '',
    renglonDeCsv(ENCABEZADO),
    ...filas,
    'Confidencial',
    '',
  ].join('\r\n');
}
