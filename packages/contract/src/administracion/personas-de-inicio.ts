// The people, as the welcome screen tells an administrador: who is in now, and who asks for something.
import { z } from 'zod';

export const personasDeInicio = z.object({
  activas: z.int(),
  /** Active, and with nothing but a password. */
  sinSegundoFactor: z.int(),
  conectadas: z.int(),
  /** The first ones, the one that used it last first. */
  nombres: z.array(z.string()),
  /** The oldest ones first. */
  solicitudes: z.array(z.object({ id: z.uuid(), nombre: z.string(), pedidaEn: z.iso.datetime() })),
  cambiosDePoderes: z.array(z.object({ id: z.uuid(), pedidoPor: z.string(), pedidoEn: z.iso.datetime() })),
});
export type PersonasDeInicio = z.infer<typeof personasDeInicio>;
