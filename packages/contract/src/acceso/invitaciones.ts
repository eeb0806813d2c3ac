// How a person gets their password: an invitation that works once, by mail or in a sealed envelope. What is in it is in no
// answer but the envelope itself, which is printed once and works only with the key that a second person hands over.
import { z } from 'zod';
import { persona, porId, renglon } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';
import { PDF } from '../medios.ts';

/** lista: an envelope that may be used; por-confirmar: one that waits for the second person. */
const estados = ['enviada', 'por-confirmar', 'lista', 'vencida', 'usada', 'anulada'] as const;
export type EstadoDeInvitacion = (typeof estados)[number];

/** The last one of a person. */
export const invitacion = z.object({
  id: z.uuid(),
  estado: z.enum(estados),
  via: z.enum(['correo', 'sobre']),
  creadaEn: z.iso.datetime(),
  venceEn: z.iso.datetime(),
  /** Nobody else could confirm it: the institution is being set up. */
  exenta: z.boolean(),
});
export type Invitacion = z.infer<typeof invitacion>;

/** An envelope that has not been used. */
export const sobre = z.object({
  id: z.uuid(),
  persona: persona.extend({ correo: z.string() }),
  impresoPor: persona,
  impresoEn: z.iso.datetime(),
  venceEn: z.iso.datetime(),
  estado: z.enum(['por-confirmar', 'lista']),
  exenta: z.boolean(),
  confirmadoPor: persona.nullable(),
  /** Whether whoever asks may confirm it: neither who printed it nor for whom it is. */
  puedeConfirmar: z.boolean(),
});
export type Sobre = z.infer<typeof sobre>;

const base = '/api/administracion';

export const imprimirSobre = endpoint({
  method: 'POST',
  path: `${base}/usuarios/:id/sobre`,
  permission: 'usuarios:administrar',
  reautenticacion: true,
  summary:
    'Imprime el sobre con que una persona pone su contraseña; anula el anterior. No se muestra otra vez',
  params: porId,
  response: download(PDF),
  errors: ['NO_ENCONTRADO', 'NADIE_CONFIRMA'],
});

export const listarSobres = endpoint({
  method: 'GET',
  path: `${base}/sobres`,
  permission: 'invitaciones:confirmar',
  summary: 'Los sobres impresos que nadie ha usado: los que esperan confirmación y los que ya sirven',
  response: z.array(sobre),
  errors: [],
});

export const confirmarSobre = endpoint({
  method: 'POST',
  path: `${base}/sobres/:id/confirmar`,
  permission: 'invitaciones:confirmar',
  reautenticacion: true,
  summary:
    'Confirma que se identificó a quien recibió el sobre; responde, una sola vez, la clave que se le dice',
  params: porId,
  body: z.strictObject({
    identificacion: renglon(200).min(3, 'Escriba cómo la identificó: su DPI, o que la conoce.'),
  }),
  response: z.object({ clave: z.string() }),
  errors: ['NO_ENCONTRADO', 'CONFIRMACION_PROPIA', 'INVITACION_TERMINADA'],
});

export const anularSobre = endpoint({
  method: 'POST',
  path: `${base}/sobres/:id/anular`,
  permission: 'invitaciones:confirmar',
  summary: 'Anula un sobre: se perdió, o no lo recibió quien debía',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'INVITACION_TERMINADA'],
});
