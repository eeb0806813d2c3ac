// What the address of the simulator says: from which product the rules in force are taken.
import { z } from 'zod';
import { integer } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';

export const direccionDelSimulador = z.object({
  producto: integer(1, 2_147_483_647),
  /** A savings account, whose balance and movements are simulated. */
  cuenta: integer(1, Number.MAX_SAFE_INTEGER),
});

export const useDireccion = () => useAddress(direccionDelSimulador);
