// A statement as Banco Industrial writes it: the meaning of its codes, the account, the opening balance and the period; days without
// their year.
import { magnitud } from '@cuadra/core/dinero';
import { enQuetzales } from '#platform/sheets/hoja.ts';
import { conSaldos, diaMesAnio, type EstadoPorEscribir, renglonDeCsv } from './estado-por-escribir.ts';

/** The text of a CSV; the bank sends it as UTF-16 or Latin-1 too. */
export function escribirBancoIndustrial(estado: EstadoPorEscribir): string {
  const marca = estado.moneda === 'USD' ? 'US$.' : 'Q.';
  const filas = conSaldos(estado).map(({ fecha, monto, texto, referencia, tipo, saldo }) => {
    const cifra = enQuetzales(magnitud(monto));
    const [, mes, dia] = fecha.split('-');
    return renglonDeCsv([
      `${dia}- ${mes}`,
      tipo ?? (monto < 0 ? 'ND' : 'NC'),
      texto,
      referencia ?? '',
      monto < 0 ? cifra : '',
      monto < 0 ? '' : cifra,
      enQuetzales(saldo),
    ]);
  });
  return [
    'Tipo de Transacciones,',
    ',DE = Depósito,,,CQ = Pago de Cheque,',
    ',NC = Nota de Crédito,,,ND = Nota de Débito,',
    '',
    renglonDeCsv([`Cuenta: ${estado.cuenta} - ${estado.titular}`]),
    `Saldo inicial (${marca}): ${enQuetzales(estado.saldoInicial ?? 0)}`,
    `Del ${diaMesAnio(estado.desde)} al ${diaMesAnio(estado.hasta)}`,
    '',
    `Fecha,TT,Descripción,No. Doc,Debe (${marca}),Haber (${marca}),Saldo (${marca})`,
    ...filas,
    '',
  ].join('\r\n');
}
