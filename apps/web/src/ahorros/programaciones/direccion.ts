// What the address of the schedules says: which one is being written, and the day of the calendar that is open.
import { z } from 'zod';
import { fecha, flag, uuid } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';

export const direccionDeProgramaciones = z.object({
  /** The one whose form is open. */
  programacion: uuid,
  nueva: flag,
  dia: fecha,
});

export const useDireccion = () => useAddress(direccionDeProgramaciones);
