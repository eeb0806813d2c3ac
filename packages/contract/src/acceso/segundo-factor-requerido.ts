// What SEGUNDO_FACTOR_REQUERIDO carries.
import { z } from 'zod';

const metodosDeSegundoFactor = ['passkey', 'totp', 'recuperacion'] as const;
export type MetodoDeSegundoFactor = (typeof metodosDeSegundoFactor)[number];

/** What is missing of a sign-in whose password was right: by which of these it may be completed, and in whose name. */
export const segundoFactorRequerido = z.object({
  intento: z.string(),
  metodos: z.array(z.enum(metodosDeSegundoFactor)),
});
export type SegundoFactorRequerido = z.infer<typeof segundoFactorRequerido>;
