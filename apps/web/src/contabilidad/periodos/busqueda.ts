// What the address of the screen says: which month of which agencia is being closed, the gate that is open, or one of
// the other two tabs.
import { z } from 'zod';
import { agencia, formed, integer, oneOf } from '#platform/address/fields.ts';

export const vistas = ['anio', 'verificacion'] as const;

export const direccionDelCierre = z.object({
  /** Absent: the month. */
  vista: oneOf(vistas),
  anio: integer(2000, 2100),
  mes: integer(1, 12),
  agencia,
  compuerta: formed(/^[a-z-]{1,40}$/),
});
