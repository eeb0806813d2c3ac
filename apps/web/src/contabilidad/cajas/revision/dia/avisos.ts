// What must be looked at in a caja of a day, in words.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';

type Avisada = Pick<CajaDelDia, 'congelada' | 'esperaSegundaPersona' | 'excedeTolerancia' | 'estado'>;

export function avisosDe(caja: Avisada): string[] {
  return [
    ...(caja.congelada ? ['Congelada'] : []),
    ...(caja.esperaSegundaPersona ? ['Espera segunda persona'] : []),
    ...(pasaDeLaTolerancia(caja) ? ['Pasa de la tolerancia'] : []),
  ];
}

/** Once reviewed it was decided: there is nothing left to look at. */
export const pasaDeLaTolerancia = ({
  excedeTolerancia,
  estado,
}: Pick<Avisada, 'excedeTolerancia' | 'estado'>): boolean => excedeTolerancia && estado !== 'revisada';
