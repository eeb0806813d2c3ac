// Live events: what the server tells an open browser, over server-sent events at `GET /api/eventos`. They carry
// no data of the books, only what to ask for again.
import { z } from 'zod';

export const RUTA_DE_EVENTOS = '/api/eventos';

export const evento = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('catalogo-cambio') }),
  z.object({ tipo: z.literal('notificacion'), id: z.uuid() }),
  z.object({ tipo: z.literal('solicitudes-cambio') }),
  z.object({ tipo: z.literal('sesion-cerrada'), sesion: z.uuid() }),
]);
export type Evento = z.infer<typeof evento>;
