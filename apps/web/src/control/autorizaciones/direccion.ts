// What the address of the screen says: which list is looked at, which authorisation is open, and whether the signals already seen are shown.
import { z } from 'zod';
import { oneOf, uuid } from '#platform/address/fields.ts';

export const vistas = ['responder', 'propias', 'senales'] as const;
export type Vista = (typeof vistas)[number];

export const direccionDeAutorizaciones = z.object({
  /** Absent: the first one that concerns whoever looks. */
  vista: oneOf(vistas),
  autorizacion: uuid,
  /** Absent: the signals that nobody has seen. */
  cuales: oneOf(['todas']),
});
