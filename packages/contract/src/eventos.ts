// Live events: what the server tells an open browser, over server-sent events at `GET /api/eventos`. They carry
// no data of the books, only what to ask for again.
import { z } from 'zod';

export const RUTA_DE_EVENTOS = '/api/eventos';

export const evento = z.discriminatedUnion('tipo', [
  /** For a while nobody could be told anything: whatever may have changed is to be asked for again. */
  z.object({ tipo: z.literal('puesta-al-dia') }),
  z.object({ tipo: z.literal('catalogo-cambio') }),
  z.object({ tipo: z.literal('periodo-cambio') }),
  /** The opening balances of an agencia were written, sent, approved or taken back. */
  z.object({ tipo: z.literal('apertura-cambio') }),
  /** A verification of the books goes forward, or is done. */
  z.object({ tipo: z.literal('verificacion-avance') }),
  /** The stored balances are being rebuilt: one step further, or done. */
  z.object({ tipo: z.literal('reconstruccion-avance') }),
  /** A partida entered or left review. */
  z.object({ tipo: z.literal('revision-cambio') }),
  /** Something was posted; one for all that went together. */
  z.object({ tipo: z.literal('partidas-contabilizadas') }),
  z.object({ tipo: z.literal('mensaje') }),
  z.object({ tipo: z.literal('notificacion') }),
  z.object({ tipo: z.literal('atajos-cambio') }),
  z.object({ tipo: z.literal('vistas-cambio') }),
  /** The chat with that colleague. */
  z.object({ tipo: z.literal('chat'), id: z.uuid() }),
  z.object({ tipo: z.literal('preferencias-cambio') }),
  z.object({ tipo: z.literal('solicitudes-cambio') }),
  /** A change of powers was asked for or resolved. */
  z.object({ tipo: z.literal('poderes-cambio') }),
  /** Somebody changed something while the set-up is open, or it was signed. */
  z.object({ tipo: z.literal('puesta-en-marcha-cambio') }),
  /** A backup goes forward, or one was made, or failed. */
  z.object({ tipo: z.literal('respaldos-cambio') }),
  /** An export goes forward, or was made, or its file was removed. */
  z.object({ tipo: z.literal('exportacion-cambio') }),
  /** An invitation was sent, printed, confirmed, used or annulled. */
  z.object({ tipo: z.literal('invitaciones-cambio') }),
  /** Sheets of a legal book were authorised, printed or annulled. */
  z.object({ tipo: z.literal('folios-cambio') }),
  /** The printing of a legal book goes forward, or is done. */
  z.object({ tipo: z.literal('impresion-avance') }),
  /** A file of a report goes forward, or is done. */
  z.object({ tipo: z.literal('archivo-avance') }),
  /** Something happened in the cajas that concerns whoever hears it: a jornada, a traslado, an authorisation. */
  z.object({ tipo: z.literal('cajas-cambio') }),
  /** Lines of the bank or of the books came, were matched, explained or signed. */
  z.object({ tipo: z.literal('bancos-cambio'), cuenta: z.uuid() }),
  /** The automatic pass over a bank account goes forward, or is done. */
  z.object({ tipo: z.literal('cruce-avance'), cuenta: z.uuid() }),
  /** Asociados, products, accounts or what moved in them changed. */
  z.object({ tipo: z.literal('ahorros-cambio') }),
  /** A run of interest goes forward, or came to another state. */
  z.object({ tipo: z.literal('corrida-avance'), corrida: z.int() }),
  /** An authorisation that concerns whoever hears it was asked for, answered, withdrawn or used. */
  z.object({ tipo: z.literal('autorizaciones-cambio') }),
  z.object({ tipo: z.literal('sesion-cerrada'), sesion: z.uuid() }),
]);
export type Evento = z.infer<typeof evento>;
