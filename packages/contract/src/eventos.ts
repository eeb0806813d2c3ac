// Live events: what the server tells an open browser, over server-sent events at `GET /api/eventos`. They carry
// no data of the books, only what to ask for again.
import { z } from 'zod';

export const RUTA_DE_EVENTOS = '/api/eventos';

export const evento = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('catalogo-cambio') }),
  z.object({ tipo: z.literal('periodo-cambio') }),
  z.object({ tipo: z.literal('mensaje') }),
  z.object({ tipo: z.literal('notificacion') }),
  z.object({ tipo: z.literal('atajos-cambio') }),
  /** The chat with that colleague. */
  z.object({ tipo: z.literal('chat'), id: z.uuid() }),
  z.object({ tipo: z.literal('preferencias-cambio') }),
  z.object({ tipo: z.literal('solicitudes-cambio') }),
  z.object({ tipo: z.literal('sesion-cerrada'), sesion: z.uuid() }),
]);
export type Evento = z.infer<typeof evento>;
