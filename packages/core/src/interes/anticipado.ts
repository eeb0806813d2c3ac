// Money of a term that leaves before its end: the days it stayed earn the penalty rate instead of the agreed one, and what was
// already paid is taken off. Who was paid more than that gives the difference back, so it may be negative.
import { type Centavos, restar } from '../dinero.ts';
import { calcularInteres, type ResultadoDeInteres } from './calcular.ts';
import { type ParametroDeIsr, retencion, type TratamientoDeIsr } from './isr.ts';
import type { EntradaDeInteres } from './segmentos.ts';

export interface RetiroAnticipado {
  /** From the first day of the term to that of the withdrawal, which does not earn; with the balances as they were. */
  readonly entrada: EntradaDeInteres;
  /** Parts per million; zero: everything earned is lost. */
  readonly penalizada: number;
  /** In this term. */
  readonly pagado: { readonly interes: Centavos; readonly isr: Centavos };
  readonly isr: ParametroDeIsr;
  readonly tratamiento: TratamientoDeIsr;
}

export interface LiquidacionAnticipada {
  /** What the whole elapsed term earns at the penalty rate. */
  readonly resultado: ResultadoDeInteres;
  readonly isr: Centavos;
  /** What is still to be paid (or, negative, given back) and withheld. */
  readonly diferencia: Centavos;
  readonly diferenciaDeIsr: Centavos;
  readonly neto: Centavos;
}

export function liquidarAnticipado(retiro: RetiroAnticipado): LiquidacionAnticipada {
  const { entrada, penalizada, pagado } = retiro;
  const resultado = calcularInteres({ ...entrada, tasaPactada: penalizada, seLiquida: true });
  const isr = retencion(resultado.interes, retiro.isr, retiro.tratamiento);
  const diferencia = restar(resultado.interes, pagado.interes);
  const diferenciaDeIsr = restar(isr, pagado.isr);
  return { resultado, isr, diferencia, diferenciaDeIsr, neto: restar(diferencia, diferenciaDeIsr) };
}
