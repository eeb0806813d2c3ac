// The place of each rule among the others: the first that applies is the one that counts.
import type { ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';

type Colocada = Pick<ReglaDeBanco, 'id' | 'orden'>;

const PASO = 10;
const ORDEN_MAX = 10_000;

/** After the ones there are. */
export const alFinal = (reglas: readonly Colocada[]): number =>
  Math.min(ORDEN_MAX, Math.max(0, ...reglas.map(({ orden }) => orden)) + PASO);

/** Those that change, with their new place, when one goes up or down past its neighbour. */
export function mover<R extends Colocada>(
  reglas: readonly R[],
  id: string,
  hacia: 'arriba' | 'abajo',
): { readonly regla: R; readonly orden: number }[] {
  const desde = reglas.findIndex((una) => una.id === id);
  const hasta = hacia === 'arriba' ? desde - 1 : desde + 1;
  const movida = reglas[desde];
  const vecina = reglas[hasta];
  if (movida === undefined || vecina === undefined) return [];
  // Two of the same place: whoever made them first goes first, and only numbers that differ say otherwise.
  if (movida.orden === vecina.orden) return renumerar(reglas.with(desde, vecina).with(hasta, movida));
  return [
    { regla: movida, orden: vecina.orden },
    { regla: vecina, orden: movida.orden },
  ];
}

const renumerar = <R extends Colocada>(reglas: readonly R[]): { regla: R; orden: number }[] =>
  reglas
    .map((regla, lugar) => ({ regla, orden: Math.min(ORDEN_MAX, (lugar + 1) * PASO) }))
    .filter(({ regla, orden }) => regla.orden !== orden);
