// What is withheld of interest: a part of the gross that is paid, already rounded, so that certificates add up to the books.
import { CERO, type Centavos, centavos, redondeada } from '../dinero.ts';

export type TratamientoDeIsr = 'afecto' | 'exento';

export interface ParametroDeIsr {
  readonly ppm: number;
  /** Interest below it is not withheld from. */
  readonly minimo: Centavos;
}

export function retencion(
  interes: Centavos,
  { ppm, minimo }: ParametroDeIsr,
  tratamiento: TratamientoDeIsr,
): Centavos {
  if (tratamiento === 'exento' || interes <= 0 || interes < minimo) return CERO;
  return centavos(Number(redondeada(BigInt(interes) * BigInt(ppm), 1_000_000n)));
}

/** An exemption counts up to the day it ends, that one included; from then on it is withheld from. */
export function tratamientoEn(
  dia: string,
  { tratamiento, vence }: { readonly tratamiento: TratamientoDeIsr; readonly vence: string | null },
): TratamientoDeIsr {
  return tratamiento === 'exento' && (vence === null || dia <= vence) ? 'exento' : 'afecto';
}
