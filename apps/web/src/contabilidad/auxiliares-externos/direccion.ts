// What the address of the screen says: which month is looked at.
import { z } from 'zod';
import { integer } from '#platform/address/fields.ts';

export const direccionDeAuxiliares = z.object({ anio: integer(2000, 2100), mes: integer(1, 12) });
