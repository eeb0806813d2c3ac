// The ways of drawing a menu as a column, and how wide each is (pixels).
import type { LadoDeNavegacion } from '@cuadra/contract/escritorio/preferencias';

export type Apariencia = 'default' | 'compact' | 'dense' | 'thin';

export const anchos = { default: 280, compact: 112, dense: 80, thin: 80 } as const satisfies Record<
  Apariencia,
  number
>;

/** Tiles and icons alone leave no room below them: what an entry holds opens in a second column. */
export const abreAlLado = (apariencia: Apariencia): boolean =>
  apariencia === 'compact' || apariencia === 'thin';

// Where the menu stands while the person has not chosen.
export const NAVIGATION_SIDE: LadoDeNavegacion = 'left';
