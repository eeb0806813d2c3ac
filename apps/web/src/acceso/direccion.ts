// What the addresses of the access pages say.
import { z } from 'zod';
import { lenient } from '#platform/address/fields.ts';

/** Kept as it came; whether it may be followed is decided when it is (redirect-url.ts). */
const redirectURL = lenient(z.string());

export const direccionDeIngreso = z.object({ redirectURL });

const deSalida = z.object({ motivo: lenient(z.literal('inactividad')), redirectURL });

/** Why the session ended, and where to come back to, when it was not the person's will. */
export const direccionDeSalida = deSalida.transform(
  (leida): z.infer<typeof deSalida> => (leida.motivo === undefined ? { redirectURL: undefined } : leida),
);
