// How far the books of an agencia are closed, as the welcome screen tells it.
import { z } from 'zod';

const mes = z.object({ anio: z.int(), mes: z.int() });

export const cierreDeAgencia = z.object({
  agencia: z.string(),
  nombreAgencia: z.string(),
  /** The first month that is not closed; null: nothing was begun. */
  abierto: mes.nullable(),
  /** How many months that already ended are not closed. */
  atrasados: z.int(),
  /** The last one before it, and when; null: none, or closed before anybody wrote down when. */
  ultimoCerrado: mes.extend({ en: z.iso.datetime().nullable() }).nullable(),
  /** Whether the open one had been closed before. */
  esReapertura: z.boolean(),
});
export type CierreDeAgencia = z.infer<typeof cierreDeAgencia>;
