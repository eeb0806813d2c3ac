// What a cajero may do only with a second person: asked for, answered, taken back.
import { clasesDeMovimiento, mediosDeMovimiento, sentidos } from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import { monto, motivo, persona, porId, renglon, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { montoDeCaja } from './conteo.ts';
import { movimientoNuevo } from './movimientos.ts';

const base = BASE_DE_CAJAS;

export const estadosDeAutorizacion = ['pendiente', 'autorizada', 'negada', 'retirada'] as const;

export const autorizacionDeCaja = z.object({
  id: z.uuid(),
  jornada: z.uuid(),
  caja: z.object({ id: z.uuid(), codigo: z.string(), nombre: z.string(), agencia: z.string() }),
  clase: z.enum(clasesDeMovimiento),
  sentido: z.enum(sentidos),
  medio: z.enum(mediosDeMovimiento),
  monto,
  idCuenta: z.string().nullable(),
  nombreCuenta: z.string().nullable(),
  concepto: z.string(),
  /** The movement to be undone. */
  revierte: z.object({ id: z.uuid(), recibo: z.int() }).nullable(),
  /** The traslado that is asked for, to be sent. */
  traslado: z.uuid().nullable(),
  /** What to send again, with this authorisation, once it is given: as it was typed. */
  orden: z.record(z.string(), z.unknown()),
  estado: z.enum(estadosDeAutorizacion),
  usada: z.boolean(),
  pedidaPor: persona,
  pedidaEn: z.iso.datetime(),
  resueltaPor: persona.nullable(),
  motivo: z.string().nullable(),
});
export type AutorizacionDeCaja = z.infer<typeof autorizacionDeCaja>;

export const pedirAutorizacion = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/autorizaciones`,
  permission: 'cajas:operar',
  summary: 'Pide que otra persona autorice un movimiento que pasa del límite, un envío o deshacer uno',
  params: porId,
  body: z.discriminatedUnion('que', [
    z.strictObject({ que: z.literal('movimiento'), movimiento: movimientoNuevo }),
    z.strictObject({
      que: z.literal('traslado'),
      destino: uuid,
      medio: z.enum(mediosDeMovimiento),
      monto: montoDeCaja,
      concepto: renglon(200).min(3, 'Escriba el concepto.'),
      /** If it answers to what another caja asked for. */
      pedido: uuid.nullable(),
    }),
    z.strictObject({ que: z.literal('reversion'), movimiento: uuid, motivo }),
  ]),
  response: autorizacionDeCaja,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CAJA_AJENA',
    'JORNADA_CERRADA',
    'JORNADA_DE_OTRO_DIA',
    'CAJA_CONGELADA',
    'MOVIMIENTO_YA_DESHECHO',
    'MOVIMIENTO_INVALIDO',
    'PERSONA_REQUERIDA',
    'ORIGEN_DE_FONDOS_REQUERIDO',
    'CUENTA_DE_CAJA',
    'CUENTA_NO_EXISTE',
    'CUENTA_NO_DETALLE',
    'CUENTA_BLOQUEADA',
    'CUENTA_SOLO_SISTEMA',
  ],
});

export const listarAutorizaciones = endpoint({
  method: 'GET',
  path: `${base}/autorizaciones`,
  permission: 'cajas:ver',
  summary: 'Las que esperan respuesta o ser usadas; un cajero, las suyas del día',
  response: z.array(autorizacionDeCaja),
  errors: [],
});

export const resolverAutorizacion = endpoint({
  method: 'POST',
  path: `${base}/autorizaciones/:id/resolver`,
  permission: 'cajas:autorizar',
  reautenticacion: true,
  summary: 'Autoriza o niega lo que un cajero pidió',
  params: porId,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('autorizada') }),
    z.strictObject({ decision: z.literal('negada'), motivo }),
  ]),
  response: autorizacionDeCaja,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', 'REVISION_PROPIA'],
});

export const retirarAutorizacion = endpoint({
  method: 'POST',
  path: `${base}/autorizaciones/:id/retirar`,
  permission: 'cajas:operar',
  summary: 'Retira lo que uno mismo pidió y ya no hace falta',
  params: porId,
  response: autorizacionDeCaja,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});
