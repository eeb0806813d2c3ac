// What the opening balances add to the rest.
import {
  listarAperturas,
  verApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarUnaApertura: Reaction = {
  to: 'apertura-cambio',
  asksAgain: [listarAperturas.path, verApertura.path],
};
