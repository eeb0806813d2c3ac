// What needs this person's attention today: counts with a link to the screen where it is attended. What is zero is
// not said.
import { z } from 'zod';

export const pendiente = z.object({
  id: z.string(),
  titulo: z.string(),
  cuenta: z.int().positive(),
  link: z.string(),
});
export type Pendiente = z.infer<typeof pendiente>;
