// The consent of another person to one act. Whoever is told that something takes two sends the same request again with the header
// that asks for it; when it is given, the same request goes with its id. What is listed here is what must be seen to decide.
import { clasesDeOperacion, esOperacion, type Operacion } from '@cuadra/core/control/operaciones';
import { z } from 'zod';
import { monto, motivo, uuid } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

/** How long it serves. */
export const AUTORIZACION_HORAS = 24;

const estadosDeAutorizacion = [
  'pendiente',
  'falta_otra',
  'autorizada',
  'negada',
  'retirada',
  'usada',
] as const;

const persona = z.object({ id: z.string(), nombre: z.string() });

/** A savings account that it moves or decides over. */
const cuentaDeAhorro = z.object({
  id: z.int(),
  numero: z.string(),
  titulares: z.string(),
  saldo: monto,
  estado: z.string(),
});

export const autorizacion = z.object({
  id: uuid,
  operacion: z.string().refine((texto): texto is Operacion => esOperacion(texto)),
  clase: z.enum(clasesDeOperacion),
  agencia: z.string(),
  monto: monto,
  resumen: z.string(),
  /** Why it takes two. */
  razon: z.string(),
  motivoDelPedido: z.string().nullable(),
  estado: z.enum(estadosDeAutorizacion),
  /** Nobody answered in time, or it was not used in time. */
  vencida: z.boolean(),
  pedidaPor: persona,
  pedidaEn: z.string(),
  venceEn: z.string(),
  resueltaPor: persona.nullable(),
  segundaPor: persona.nullable(),
  motivo: z.string().nullable(),
  cuentas: z.array(cuentaDeAhorro),
  /** What whoever asks did alone today of the same class. */
  movidoHoy: monto,
  /** How often the same two did this in the last thirty days, by who would answer. */
  vecesConUsted: z.int(),
  /** What whoever looks may do with it. */
  puede: z.array(z.enum(['responder', 'retirar', 'hacer'])),
  /** Only for whoever asked for it: to be sent again. */
  orden: z.object({ method: z.string(), path: z.string(), body: z.unknown() }).nullable(),
});
export type Autorizacion = z.infer<typeof autorizacion>;

const deUna = z.object({ id: uuid });

export const listarAutorizaciones = endpoint({
  method: 'GET',
  path: '/api/control/autorizaciones',
  permission: 'autenticado',
  summary: 'Autorizaciones: las que usted puede responder, y las que pidió',
  response: z.object({ porResponder: z.array(autorizacion), propias: z.array(autorizacion) }),
  errors: [],
});

export const verAutorizacion = endpoint({
  method: 'GET',
  path: '/api/control/autorizaciones/:id',
  permission: 'autenticado',
  summary: 'Una autorización',
  params: deUna,
  response: autorizacion,
  errors: ['NO_ENCONTRADO'],
});

export const responderAutorizacion = endpoint({
  method: 'POST',
  path: '/api/control/autorizaciones/:id/respuesta',
  permission: 'autorizaciones:dar',
  reautenticacion: true,
  summary: 'Autorizar o negar lo que otra persona pidió',
  params: deUna,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('autorizada') }),
    z.strictObject({ decision: z.literal('negada'), motivo }),
  ]),
  response: autorizacion,
  errors: ['NO_ENCONTRADO', 'SIN_PODER_DE_AUTORIZAR', 'REVISION_PROPIA', 'ESTADO_NO_ADMITE'],
});

export const retirarAutorizacion = endpoint({
  method: 'POST',
  path: '/api/control/autorizaciones/:id/retiro',
  permission: 'autorizaciones:pedir',
  summary: 'Retirar lo que usted pidió',
  params: deUna,
  body: z.strictObject({ motivo }),
  response: autorizacion,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});
