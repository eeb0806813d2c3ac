// What the welcome screen tells of the bank accounts.
import { z } from 'zod';
import { fechaContable } from '../../campos.ts';

export const bancoEnInicio = z.object({
  id: z.uuid(),
  nombre: z.string(),
  /** Up to which day it was sent or approved. */
  conciliadaHasta: fechaContable,
  /** Months that are over and nobody sent; the first of them, or the one that is running. */
  porConciliar: z.int(),
  anio: z.int(),
  mes: z.int(),
  /** Lines of either side that have nothing on the other, and nobody explained. */
  sinExplicar: z.int(),
});
export type BancoEnInicio = z.infer<typeof bancoEnInicio>;
