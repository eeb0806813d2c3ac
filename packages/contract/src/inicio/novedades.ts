// What changed since a day, one row for each kind of thing that did; what is zero is not said.
import { z } from 'zod';
import { fechaContable, monto } from '../campos.ts';

const novedad = z.object({
  id: z.string(),
  /** In the words for that many: «partida contabilizada», «partidas contabilizadas». */
  texto: z.string(),
  cuenta: z.int().positive(),
  /** What they add up to, where that means something. */
  monto: monto.nullable(),
  /** What somebody should look at. */
  llamaLaAtencion: z.boolean(),
  /** Null: there is no screen that shows them. */
  link: z.string().nullable(),
});
export type Novedad = z.infer<typeof novedad>;

/** Since yesterday; for an auditor, since the day of the last visit. */
const porQueDesde = ['ayer', 'ultima-visita', 'primera-visita', 'tope'] as const;

export const novedades = z.object({
  desde: fechaContable,
  porque: z.enum(porQueDesde),
  lista: z.array(novedad),
});
export type Novedades = z.infer<typeof novedades>;
