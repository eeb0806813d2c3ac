// Where the menu stands while the person has not chosen.
import type { LadoDeNavegacion } from '@cuadra/contract/escritorio/preferencias';

export const NAVIGATION_SIDE: LadoDeNavegacion = 'left';
