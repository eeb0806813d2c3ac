// The months whose figures may be brought: from the first that is compared to the last one that is over.
import type { AuxiliarExterno } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

/** More than anybody goes back. */
const MESES_MAX = 60;

/** The latest first; always one at least. */
export function mesesPorTraer(auxiliares: readonly Pick<AuxiliarExterno, 'desde'>[], hoy: string): Mes[] {
  const ultimo = ordinalDe(hoy) - 1;
  const primero = Math.min(ultimo, ...auxiliares.map(({ desde }) => ordinalDe(desde)));
  const cuantos = Math.min(MESES_MAX, ultimo - primero + 1);
  return Array.from({ length: cuantos }, (_, lugar) => desdeOrdinal(ultimo - lugar));
}

/** `AAAA-MM`. */
export const claveDeMes = ({ anio, mes }: Mes): string => `${anio}-${String(mes).padStart(2, '0')}`;

const ordinalDe = (fecha: string): number => Number(fecha.slice(0, 4)) * 12 + Number(fecha.slice(5, 7)) - 1;

const desdeOrdinal = (ordinal: number): Mes => ({ anio: Math.floor(ordinal / 12), mes: (ordinal % 12) + 1 });
