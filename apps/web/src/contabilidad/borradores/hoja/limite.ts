// A partida has so many lines and no more; whoever wants another is told.
import { LINEAS_MAX } from '@cuadra/core/partida';
import { formatearEntero } from '../../../ui/format/money.ts';
import { avisar } from '../../../ui/toasts/toasts.ts';
import type { Almacen } from './almacen.ts';

export function caben(almacen: Almacen, nuevas: number): boolean {
  return almacen.getSnapshot().filas.length + nuevas <= LINEAS_MAX;
}

export function siCaben(almacen: Almacen, nuevas: number, hacer: () => void): void {
  if (caben(almacen, nuevas)) hacer();
  else avisarQueNoCaben();
}

export function avisarQueNoCaben(): void {
  void avisar(`Una partida lleva como máximo ${formatearEntero(LINEAS_MAX)} líneas.`, 'error');
}
