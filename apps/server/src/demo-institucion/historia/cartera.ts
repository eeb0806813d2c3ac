// The loan products: what they earn, how fast they are repaid, what they are paid out from.
import { cuentas } from './cuentas.ts';
import type { LibroDeAgencia } from './escena.ts';

export interface ProductoDeCredito {
  readonly cuenta: string;
  readonly producto: string;
  /** Yearly, in parts per million. */
  readonly tasa: number;
  /** Capital repaid in a month, in parts per million of the balance. */
  readonly amortizacion: number;
  /** Size of a usual loan, in centavos. */
  readonly creditoUsual: number;
}

export const productosDeCredito: readonly ProductoDeCredito[] = [
  {
    cuenta: cuentas.consumo,
    producto: cuentas.productoConsumo,
    tasa: 160_000,
    amortizacion: 29_000,
    creditoUsual: 1_800_000,
  },
  {
    cuenta: cuentas.microcredito,
    producto: cuentas.productoMicrocredito,
    tasa: 184_000,
    amortizacion: 38_000,
    creditoUsual: 1_200_000,
  },
  {
    cuenta: cuentas.vivienda,
    producto: cuentas.productoVivienda,
    tasa: 125_000,
    amortizacion: 11_000,
    creditoUsual: 7_500_000,
  },
  {
    cuenta: cuentas.empleados,
    producto: cuentas.productoConsumo,
    tasa: 96_000,
    amortizacion: 26_000,
    creditoUsual: 1_500_000,
  },
];

const atrasados = [cuentas.enMora, cuentas.cobroAdministrativo, cuentas.cobroJudicial] as const;

export const saldoAlDia = (libro: LibroDeAgencia): number =>
  productosDeCredito.reduce((suma, { cuenta }) => suma + libro.saldo(cuenta), 0);

export const saldoAtrasado = (libro: LibroDeAgencia): number =>
  atrasados.reduce((suma, cuenta) => suma + libro.saldo(cuenta), 0);
