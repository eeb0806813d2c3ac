// The order that ends the writing of a partida, in one trip: it carries what is written, the draft it belongs to if there
// is one, and why each warning is accepted. The answer is either that it is done, or what must be accepted first; nothing
// is done or kept then. Whatever the rules refuse is a problem with its fields, as everywhere.
import { z } from 'zod';
import { uuid, version } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deContabilizar } from '../libro.ts';
import { resumenDePartida, rutaDePartidas } from '../partidas.ts';
import { aceptaciones, advertencia } from './advertencias.ts';
import { PARTIDA_BYTES_MAX, partidaNueva } from './borradores.ts';

/** Into the books, or before another person. */
const destinosDePartida = ['contabilizar', 'enviar'] as const;
export type DestinoDePartida = (typeof destinosDePartida)[number];

const ordenDeTerminar = partidaNueva.extend({
  destino: z.enum(destinosDePartida),
  /** Where it was being written, at the version it was read; without it, the partida is a new one. */
  borrador: z.strictObject({ id: uuid, version }).optional(),
  aceptadas: aceptaciones,
});
export type OrdenDeTerminar = z.infer<typeof ordenDeTerminar>;

const respuestaDeTerminar = z.discriminatedUnion('resultado', [
  z.object({ resultado: z.literal('hecha'), partida: resumenDePartida }),
  z.object({
    resultado: z.literal('por-aceptar'),
    /** Those that nobody has accepted yet. */
    advertencias: z.array(advertencia),
    /** Why it can only be sent to review, when it was to be posted. */
    aprobacion: z.object({ motivo: z.string() }).nullable(),
  }),
]);
export type RespuestaDeTerminar = z.infer<typeof respuestaDeTerminar>;

export const terminarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/terminar`,
  permission: 'partidas:registrar',
  summary:
    'Contabiliza lo escrito o lo envía a revisión; o dice qué hay que aceptar antes. Admite Idempotency-Key',
  body: ordenDeTerminar,
  bytesMax: PARTIDA_BYTES_MAX,
  idempotent: true,
  response: respuestaDeTerminar,
  errors: [
    'SIN_AGENCIA',
    'LLAVE_REUTILIZADA',
    'NO_ENCONTRADO',
    'SIN_PERMISO',
    'ESTADO_NO_ADMITE',
    'CONFLICTO_DE_EDICION',
    'ADVERTENCIA_CAMBIADA',
    ...deContabilizar,
  ],
});
