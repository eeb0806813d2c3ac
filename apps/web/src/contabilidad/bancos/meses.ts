// Which month of an account is looked at.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

/** What every view of one account is given. */
export interface VistaDeCuentaProps extends Mes {
  readonly cuenta: CuentaBancaria;
}

/** The first one that is not signed yet: there the work goes on. Not one that has not begun. */
export function mesPorConciliar(
  { conciliadaHasta }: Pick<CuentaBancaria, 'conciliadaHasta'>,
  hoy = todayInGuatemala(),
): Mes {
  const siguiente = addDays(conciliadaHasta, 1);
  if (siguiente > hoy) return mesDe(hoy);
  return mesDe(siguiente);
}

/** Those that can be looked at, the latest first: from its first to the one that goes on. */
export function mesesDe({ desde }: Pick<CuentaBancaria, 'desde'>, hoy = todayInGuatemala()): Mes[] {
  const primero = ordinal(mesDe(desde));
  const ultimo = Math.max(primero, ordinal(mesDe(hoy)));
  return Array.from({ length: ultimo - primero + 1 }, (_, lugar) => desdeOrdinal(ultimo - lugar));
}

export const mesDe = (fecha: string): Mes => ({
  anio: Number(fecha.slice(0, 4)),
  mes: Number(fecha.slice(5, 7)),
});

/** `AAAA-MM`. */
export const claveDeMes = ({ anio, mes }: Mes): string => `${anio}-${String(mes).padStart(2, '0')}`;

/** Whether all of its days were sent or approved. */
export const estaFirmado = (
  { conciliadaHasta }: Pick<CuentaBancaria, 'conciliadaHasta'>,
  mes: Mes,
): boolean => conciliadaHasta.slice(0, 7) >= claveDeMes(mes);

const ordinal = ({ anio, mes }: Mes): number => anio * 12 + mes - 1;
const desdeOrdinal = (lugar: number): Mes => ({ anio: Math.floor(lugar / 12), mes: (lugar % 12) + 1 });
