// A statement in MT940, which says its account, its currency and both of its balances: what the tests of importing are written with.
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import type { LineaPorTraer } from './traer-lineas.ts';

export interface EstadoEscrito {
  readonly cuenta: string;
  readonly moneda?: string;
  /** The days of its balances. */
  readonly desde: string;
  readonly hasta: string;
  readonly saldoInicial: number;
  readonly lineas: readonly LineaPorTraer[];
}

export const archivoMt940 = (...estados: readonly EstadoEscrito[]): Uint8Array =>
  Buffer.from(estados.map(comoMensaje).join('\r\n'));

function comoMensaje({ cuenta, moneda = 'GTQ', desde, hasta, saldoInicial, lineas }: EstadoEscrito): string {
  const saldoFinal = lineas.reduce((suma, { monto }) => suma + monto, saldoInicial);
  const saldo = (dia: string, monto: number) => `${lado(monto)}${corta(dia)}${moneda}${cifra(monto)}`;
  return [
    ':20:PRUEBA',
    `:25:${cuenta}`,
    ':28C:1/1',
    `:60F:${saldo(desde, saldoInicial)}`,
    ...lineas.flatMap(({ fecha, monto, texto, referencia, tipo = 'NTRF' }) => [
      `:61:${corta(fecha)}${fecha.slice(5).replace('-', '')}${lado(monto)}${cifra(monto)}${tipo}${referencia ?? 'NONREF'}`,
      ...(texto === undefined ? [] : [`:86:${texto}`]),
    ]),
    `:62F:${saldo(hasta, saldoFinal)}`,
    '-',
  ].join('\r\n');
}

const lado = (monto: number): string => (monto < 0 ? 'D' : 'C');
const corta = (dia: string): string => dia.replaceAll('-', '').slice(2);
const cifra = (monto: number): string =>
  formatearCifra(centavos(Math.abs(monto)))
    .replaceAll(',', '')
    .replace('.', ',');
