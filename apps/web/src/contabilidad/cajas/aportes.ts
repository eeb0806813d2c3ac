// What the cajas add to the rest.
import { BASE_DE_CAJAS } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Reaction } from '../../platform/reactions.ts';

export const alCambiarLasCajas: Reaction = { to: 'cajas-cambio', asksAgain: [BASE_DE_CAJAS] };
