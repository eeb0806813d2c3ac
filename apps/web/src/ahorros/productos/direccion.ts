// What the address of the screen says: which product is open, or that one is being created.
import { z } from 'zod';
import { flag, integer } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';

export const direccionDeProductos = z.object({
  /** The one that is open; absent: the list. */
  producto: integer(1, 2_147_483_647),
  nuevo: flag,
});

export const useDireccion = () => useAddress(direccionDeProductos);
