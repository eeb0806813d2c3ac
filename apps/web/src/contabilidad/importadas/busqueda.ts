// What the address of the screen says: the import that is open.
import { z } from 'zod';
import { uuid } from '#platform/address/fields.ts';

export const direccionDeImportaciones = z.object({ importacion: uuid });
