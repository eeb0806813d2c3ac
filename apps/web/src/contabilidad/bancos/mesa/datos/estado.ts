// What became of a row so far.
import type { Renglon } from './renglon.ts';

export type EstadoDeRenglon = 'pendiente' | 'sugerido' | 'parcial' | 'explicado' | 'cruzado';

export function estadoDe({ monto, pendiente, explicacion }: Renglon, sugerido: boolean): EstadoDeRenglon {
  if (pendiente === 0) return 'cruzado';
  if (explicacion !== null) return 'explicado';
  if (sugerido) return 'sugerido';
  return pendiente === monto ? 'pendiente' : 'parcial';
}

export const nombresDeEstado: Readonly<Record<EstadoDeRenglon, string>> = {
  pendiente: 'Pendiente',
  sugerido: 'Con sugerencia',
  parcial: 'Cruzada en parte',
  explicado: 'Explicada',
  cruzado: 'Cruzada',
};

/** Nothing explains it yet. */
export const estaSinExplicar = ({ pendiente, explicacion }: Renglon): boolean =>
  pendiente !== 0 && explicacion === null;
