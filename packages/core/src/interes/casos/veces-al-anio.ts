// How many times a year something happens, by the names that cases give it.
import type { Lector } from './lector.ts';

const nombradas: Readonly<Record<string, number>> = {
  ANNUAL: 1,
  ANNUALLY: 1,
  YEARLY: 1,
  SEMIANNUAL: 2,
  SEMIANNUALLY: 2,
  BIANNUAL: 2,
  HALFYEARLY: 2,
  EVERYFOURTHMONTH: 3,
  QUARTERLY: 4,
  BIMONTHLY: 6,
  MONTHLY: 12,
  EVERYFOURTHWEEK: 13,
  BIWEEKLY: 26,
  WEEKLY: 52,
  DAILY: 365,
};

export function vecesAlAnio(lector: Lector, campo: string): number {
  const escrito = lector.texto(campo);
  const llave = escrito.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const [, meses] = /^EVERY(\d{1,2})MONTHS?$/.exec(llave) ?? [];
  const veces = meses === undefined ? nombradas[llave] : 12 / Number(meses);
  if (veces !== undefined && Number.isInteger(veces)) return veces;
  return lector.rechazar(campo, `no se conoce la frecuencia «${escrito}»`);
}
