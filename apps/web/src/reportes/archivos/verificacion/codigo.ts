// The code as the address carries it, and as people type it.
import { z } from 'zod';
import { text } from '#platform/address/fields.ts';

export const LARGO_MAX = 12;

const campos = z.object({ codigo: text(100) });

/** Whatever was typed is kept: the server says what is wrong with it. */
export const direccionDeVerificacion = campos.transform(
  ({ codigo }): z.infer<typeof campos> => ({ codigo: codigo?.trim().toUpperCase().slice(0, LARGO_MAX) }),
);
