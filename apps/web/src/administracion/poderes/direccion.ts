// What the address of the screen says: which list is looked at, or the rules; absent: what waits.
import { z } from 'zod';
import { oneOf } from '#platform/address/fields.ts';

export const direccionDePoderes = z.object({ vista: oneOf(['resueltos', 'puesta-en-marcha', 'reglas']) });
