// What the address of the screen says: which part is looked at (absent: the heads), and whether those of each quarter of an
// hour are among them.
import { z } from 'zod';
import { flag, oneOf } from '#platform/address/fields.ts';

export const direccionDeSellos = z.object({ vista: oneOf(['comparar', 'llave']), todos: flag });
