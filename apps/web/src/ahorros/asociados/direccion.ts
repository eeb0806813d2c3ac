// What the address of the screen says: who is looked for, and whose panel is open.
import { estadosDeAsociado } from '@cuadra/core/ahorros/asociado';
import { z } from 'zod';
import { agencia, flag, oneOf, text, uuid } from '#platform/address/fields.ts';

const BUSQUEDA_MAX = 80;

export const direccionDeAsociados = z.object({
  q: text(BUSQUEDA_MAX),
  agencia,
  estado: oneOf(estadosDeAsociado),
  asociado: uuid,
  /** The form of a new one is open. */
  nuevo: flag,
});
export type DireccionDeAsociados = z.output<typeof direccionDeAsociados>;
