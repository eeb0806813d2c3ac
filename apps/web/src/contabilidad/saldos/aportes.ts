// What the stored balances add to the rest.
import { listarReconstrucciones } from '@cuadra/contract/contabilidad/saldos';
import type { Reaction } from '#platform/reactions.ts';

export const alAvanzarUnaReconstruccion: Reaction = {
  to: 'reconstruccion-avance',
  asksAgain: [listarReconstrucciones.path],
};
