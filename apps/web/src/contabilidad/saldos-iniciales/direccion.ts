// What the address of the screen says: whose opening balances are open.
import { z } from 'zod';
import { agencia } from '#platform/address/fields.ts';

export const direccionDeSaldosIniciales = z.object({ agencia });
