// What is said of a book or a statement while some month that it tells is not closed in all the agencias.
import { z } from 'zod';

/** From the first to the last of those months, `2026-10`; null when all are closed: what it says no longer changes. */
export const preliminar = z.object({ meses: z.int(), desde: z.string(), hasta: z.string() }).nullable();
export type Preliminar = NonNullable<z.infer<typeof preliminar>>;

/** Which of the years that it tells were kept elsewhere and brought here, from the first to the last; null when none. */
export const traidos = z.object({ desde: z.int(), hasta: z.int() }).nullable();
export type Traidos = NonNullable<z.infer<typeof traidos>>;
