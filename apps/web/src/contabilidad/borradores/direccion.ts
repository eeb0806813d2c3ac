// What the address of the screen says: which draft is open, or which partida a new one begins as a copy of.
import { z } from 'zod';
import { uuid } from '#platform/address/fields.ts';

const campos = z.object({ borrador: uuid, copiar: uuid });

export type Direccion = z.infer<typeof campos>;

/** A draft that is open is not a new one. */
export const direccionDeRegistrar = campos.transform(
  ({ borrador, copiar }): Direccion => ({ borrador, copiar: borrador === undefined ? copiar : undefined }),
);
