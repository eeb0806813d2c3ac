// What the address of the screen says: the agencia whose panel is open, by its code, or the form of a new one.
import { z } from 'zod';
import { text } from '#platform/address/fields.ts';

export const direccionDeInstitucion = z.object({ agencia: text(100) });
