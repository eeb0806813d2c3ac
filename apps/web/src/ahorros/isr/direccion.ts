// What the address of the screen says: which month is seen, and of which year and whom the constancias are.
import { z } from 'zod';
import { agencia, integer, text } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';

const BUSQUEDA_MAX = 80;
const anio = integer(2000, 2100);

export const direccionDeIsr = z.object({
  /** Absent: the month before this one. */
  anio,
  mes: integer(1, 12),
  agencia,
  /** The year of the constancias; absent: the year before this one from January to March, and this one later on. */
  constancias: anio,
  q: text(BUSQUEDA_MAX),
});

export const useDireccion = () => useAddress(direccionDeIsr);
