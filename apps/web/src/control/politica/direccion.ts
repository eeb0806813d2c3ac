// What the address of the screen says: whether it is about who does or who authorises, and of which role.
import { roles } from '@cuadra/contract/acceso/permisos';
import { z } from 'zod';
import { oneOf } from '#platform/address/fields.ts';

export const direccionDeOperaciones = z.object({
  /** Absent: what each role does alone. */
  vista: oneOf(['autorizan']),
  /** Absent: the first of those that do something. */
  rol: oneOf(roles),
});
