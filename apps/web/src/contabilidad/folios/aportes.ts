// What the folios of the legal books add to the rest.
import { BASE_DE_FOLIOS, BASE_DE_IMPRESIONES } from '@cuadra/contract/contabilidad/folios/base-de-folios';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarLosFolios: Reaction = { to: 'folios-cambio', asksAgain: [BASE_DE_FOLIOS] };
export const alAvanzarUnaImpresion: Reaction = { to: 'impresion-avance', asksAgain: [BASE_DE_IMPRESIONES] };
