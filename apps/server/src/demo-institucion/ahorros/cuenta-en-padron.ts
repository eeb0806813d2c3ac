// A savings account while the story is told: what it holds, what it has earned since it was last paid, and what it is paid. The same
// rules by which the real engine pays: the balance of each day, 365 days, rounded once, a tenth of that withheld.
import type { EstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import type { Exencion } from './plan-de-cuentas.ts';
import { type ProductoDemo, rendimiento, type TablaDemo } from './productos-demo.ts';

export interface CuentaEnPadron {
  readonly numero: string;
  readonly producto: ProductoDemo;
  readonly agencia: string;
  readonly titulares: readonly number[];
  readonly exencion: Exencion | undefined;
  /** Days of the story; negative when it was opened before. */
  readonly apertura: number;
  readonly plazo: Plazo | undefined;
  readonly fijo: number | undefined;
  estado: EstadoDeCuentaAhorro;
  readonly cambios: Cambio[];
  cierre: number | undefined;
  saldo: number;
  movimientos: number;
  /** The first day that was not paid. */
  impagaDesde: number;
  /** Up to here, that day not included, its days are in the sums below. */
  contadaHasta: number;
  dias: number;
  saldoDias: number;
  /** Interest, times 365 million. */
  ganado: number;
}

export interface Plazo {
  readonly dias: number;
  readonly tasa: number;
  /** Undefined: it is renewed for the same term as often as it ends. */
  readonly destino: CuentaEnPadron | undefined;
  readonly vence: number;
}

export interface Cambio {
  readonly desde: number;
  readonly estado: EstadoDeCuentaAhorro;
  readonly motivo: string;
}

export interface LineaContada {
  readonly cuenta: CuentaEnPadron;
  readonly desde: number;
  readonly hasta: number;
  readonly dias: number;
  readonly saldoDias: number;
  readonly ganado: number;
  readonly interes: number;
  readonly isr: number;
  readonly movimientos: number;
  readonly motivo: string | null;
  /** Whether its days stay unpaid. */
  readonly espera: boolean;
}

/** On which day interest stops: a term that is not renewed ends. */
const finDe = ({ plazo }: CuentaEnPadron, hasta: number): number =>
  plazo?.destino === undefined ? hasta : Math.min(hasta, plazo.vence);

export function devengar(cuenta: CuentaEnPadron, hasta: number, tabla: TablaDemo): void {
  const { saldo, producto, plazo } = cuenta;
  const dias = finDe(cuenta, hasta) - cuenta.contadaHasta;
  if (dias <= 0) return;
  cuenta.contadaHasta += dias;
  if (cuenta.estado === 'inactiva') return;
  cuenta.dias += dias;
  cuenta.saldoDias += saldo * dias;
  if (saldo < producto.minimo) return;
  cuenta.ganado += (plazo === undefined ? rendimiento(tabla, saldo) : saldo * plazo.tasa) * dias;
}

export const ANIO = 365_000_000;

/** What it is paid of the days up to that one, or why nothing. */
export function lineaDe(cuenta: CuentaEnPadron, hasta: number): LineaContada {
  const { dias, saldoDias, ganado, movimientos, impagaDesde: desde } = cuenta;
  const fin = finDe(cuenta, hasta);
  const comun = { cuenta, dias, saldoDias, ganado, movimientos };
  if (cuenta.estado === 'cerrada' || fin <= desde) {
    const cerrada = cuenta.estado === 'cerrada';
    const dia = cerrada ? desde : fin;
    const vacia = { ...comun, dias: 0, saldoDias: 0, ganado: 0, interes: 0, isr: 0 };
    return { ...vacia, desde: dia, hasta: dia, motivo: cerrada ? 'CERRADA' : 'YA_PAGADA', espera: cerrada };
  }
  const espera = cuenta.estado === 'bloqueada';
  const bruto = Math.floor((ganado + ANIO / 2) / ANIO);
  const interes = espera ? 0 : bruto;
  const isr = cuenta.exencion === undefined ? Math.floor((interes + 5) / 10) : 0;
  const motivo = interes > 0 ? null : motivoDe(cuenta);
  return { ...comun, desde, hasta: fin, interes, isr, motivo, espera };
}

function motivoDe({ estado, dias, saldoDias, ganado }: CuentaEnPadron): string {
  if (estado === 'bloqueada') return 'BLOQUEADA';
  if (dias === 0) return 'INACTIVA_SIN_PAGO';
  if (saldoDias === 0) return 'SIN_SALDO';
  return ganado === 0 ? 'SALDO_MINIMO' : 'MENOS_DE_UN_CENTAVO';
}

/** Those days are done with. */
export function darPorPagada({ cuenta, hasta, espera, motivo }: LineaContada): void {
  if (espera || motivo === 'YA_PAGADA') return;
  cuenta.impagaDesde = hasta;
  cuenta.dias = 0;
  cuenta.saldoDias = 0;
  cuenta.ganado = 0;
}
