// Whether the partida balances, in figures and in words.
import { opuesto } from '@cuadra/core/dinero';
import { useSyncExternalStore } from 'react';
import { formatearQuetzales } from '../../../ui/format/money.ts';
import type { Almacen } from './almacen.ts';
import type { Totales } from './montos.ts';

export interface TotalesEnPalabras extends Totales {
  /** «Faltan Q 12.00 en el haber», «La partida cuadra»; empty while there is nothing to say. */
  readonly enPalabras: string;
}

export function useTotales(almacen: Almacen): TotalesEnPalabras {
  const totales = useSyncExternalStore(almacen.subscribe, () => almacen.getSnapshot().totales);
  return { ...totales, enPalabras: diferenciaEnPalabras(totales) };
}

export function diferenciaEnPalabras({ debe, haber, diferencia }: Totales): string {
  if (diferencia > 0) return `Faltan ${formatearQuetzales(diferencia)} en el haber`;
  if (diferencia < 0) return `Faltan ${formatearQuetzales(opuesto(diferencia))} en el debe`;
  return debe === 0 && haber === 0 ? '' : 'La partida cuadra';
}
