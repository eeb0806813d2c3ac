// Whether the lines chosen to be reversed balance among themselves, and what is missing when they do not.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { type Centavos, restar } from '@cuadra/core/dinero';
import { totalDebe, totalHaber } from '@cuadra/core/partida';
import { formatearQuetzales } from '#ui/format/dinero.ts';

type Lineas = PartidaCompleta['lineas'];

export interface Cuadre {
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly cuadra: boolean;
  readonly frase: string;
}

export function cuadreDe(lineas: Lineas, elegidas: ReadonlySet<number>): Cuadre {
  const tomadas = lineas.filter(({ n }) => elegidas.has(n));
  const [debe, haber] = [totalDebe(tomadas), totalHaber(tomadas)];
  if (tomadas.length === 0)
    return { debe, haber, cuadra: false, frase: 'Elija las líneas que se revierten.' };
  if (debe === haber) return { debe, haber, cuadra: true, frase: 'Las líneas elegidas cuadran.' };
  const falta = formatearQuetzales(debe > haber ? restar(debe, haber) : restar(haber, debe));
  const lado = debe > haber ? 'haber' : 'debe';
  return {
    debe,
    haber,
    cuadra: false,
    frase: `Las líneas elegidas no cuadran: faltan ${falta} en el ${lado}.`,
  };
}
