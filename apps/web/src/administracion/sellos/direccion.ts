// What the address of the screen says: which part is looked at; absent: the heads.
import { z } from 'zod';
import { oneOf } from '../../platform/address/fields.ts';

export const direccionDeSellos = z.object({ vista: oneOf(['comparar', 'llave']) });
