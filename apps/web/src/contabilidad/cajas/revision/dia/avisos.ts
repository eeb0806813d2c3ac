// What must be looked at in a caja of a day, in words.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';

type Avisada = Pick<CajaDelDia, 'congelada' | 'esperaSegundaPersona' | 'excedeTolerancia' | 'estado'>;

export function avisosDe({ congelada, esperaSegundaPersona, excedeTolerancia, estado }: Avisada): string[] {
  return [
    ...(congelada ? ['Congelada'] : []),
    ...(esperaSegundaPersona ? ['Espera segunda persona'] : []),
    // Once reviewed it was decided; the figure keeps its mark.
    ...(excedeTolerancia && estado !== 'revisada' ? ['Pasa de la tolerancia'] : []),
  ];
}
