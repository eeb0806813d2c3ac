// Live events: what the server tells an open browser, over server-sent events at `GET /api/eventos`. They carry
// no data of the books, only what to ask for again.
import { z } from 'zod';

export const RUTA_DE_EVENTOS = '/api/eventos';

/** Those that say nothing but what changed. */
const soloTipo = z.enum([
  /** For a while nobody could be told anything: whatever may have changed is to be asked for again. */
  'puesta-al-dia',
  'catalogo-cambio',
  'periodo-cambio',
  /** The opening balances of an agencia were written, sent, approved or taken back. */
  'apertura-cambio',
  /** A verification of the books goes forward, or is done. */
  'verificacion-avance',
  /** The stored balances are being rebuilt: one step further, or done. */
  'reconstruccion-avance',
  /** A partida entered or left review. */
  'revision-cambio',
  /** Something was posted; one for all that went together. */
  'partidas-contabilizadas',
  'mensaje',
  'notificacion',
  'atajos-cambio',
  'vistas-cambio',
  'preferencias-cambio',
  'solicitudes-cambio',
  /** A change of powers was asked for or resolved. */
  'poderes-cambio',
  /** Somebody changed something while the set-up is open, or it was signed. */
  'puesta-en-marcha-cambio',
  /** A backup goes forward, or one was made, or failed. */
  'respaldos-cambio',
  /** An export goes forward, or was made, or its file was removed. */
  'exportacion-cambio',
  /** An invitation was sent, printed, confirmed, used or annulled. */
  'invitaciones-cambio',
  /** Sheets of a legal book were authorised, printed or annulled. */
  'folios-cambio',
  /** The printing of a legal book goes forward, or is done. */
  'impresion-avance',
  /** A file of a report goes forward, or is done. */
  'archivo-avance',
  /** Something happened in the cajas that concerns whoever hears it: a jornada, a traslado, an authorisation. */
  'cajas-cambio',
  /** Asociados, products, accounts or what moved in them changed. */
  'ahorros-cambio',
  /** An authorisation that concerns whoever hears it was asked for, answered, withdrawn or used. */
  'autorizaciones-cambio',
  /** Something worth looking at was decided or authorised in an agencia, or somebody looked; what is posted tells it by itself. */
  'senales-cambio',
]);

export const evento = z.discriminatedUnion('tipo', [
  z.object({ tipo: soloTipo }),
  /** The chat with that colleague. */
  z.object({ tipo: z.literal('chat'), id: z.uuid() }),
  /** Lines of the bank or of the books came, were matched, explained or signed. */
  z.object({ tipo: z.literal('bancos-cambio'), cuenta: z.uuid() }),
  /** The automatic pass over a bank account goes forward, or is done. */
  z.object({ tipo: z.literal('cruce-avance'), cuenta: z.uuid() }),
  /** A run of interest goes forward, or came to another state. */
  z.object({ tipo: z.literal('corrida-avance'), corrida: z.int() }),
  z.object({ tipo: z.literal('sesion-cerrada'), sesion: z.uuid() }),
]);
export type Evento = z.infer<typeof evento>;
