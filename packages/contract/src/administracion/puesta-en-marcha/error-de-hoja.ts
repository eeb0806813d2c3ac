import { z } from 'zod';

/** What must be corrected in a row of a sheet; the field is empty when it is of the whole row. */
export const errorDeHoja = z.object({ linea: z.int(), campo: z.string(), mensaje: z.string() });
export type ErrorDeHoja = z.infer<typeof errorDeHoja>;
