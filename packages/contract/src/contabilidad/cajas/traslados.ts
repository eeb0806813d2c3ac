// Cash on its way between two cajas of an agencia: sent, asked for, received or refused.
import {
  clasesDeCaja,
  clasesDeTraslado,
  estadosDeTraslado,
  mediosDeMovimiento,
} from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import { monto, motivo, persona, porId, renglon, uuid, version } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { montoDeCaja } from './conteo.ts';
import { deMover } from './movimientos.ts';

const base = BASE_DE_CAJAS;

const parteDeTraslado = z.object({ id: z.uuid(), codigo: z.string(), nombre: z.string() });

export const traslado = z.object({
  id: z.uuid(),
  clase: z.enum(clasesDeTraslado),
  origen: parteDeTraslado,
  destino: parteDeTraslado,
  medio: z.enum(mediosDeMovimiento),
  monto,
  concepto: z.string(),
  estado: z.enum(estadosDeTraslado),
  pedidoPor: persona,
  pedidoEn: z.iso.datetime(),
  motivo: z.string().nullable(),
  version: z.int(),
});
export type Traslado = z.infer<typeof traslado>;

export const listarTraslados = endpoint({
  method: 'GET',
  path: `${base}/traslados`,
  permission: 'cajas:ver',
  summary:
    'Los traslados que esperan a alguien (pedidos, en tránsito, rechazados); un cajero, los de su caja',
  response: z.array(traslado),
  errors: [],
});

export const cajasParaTrasladar = endpoint({
  method: 'GET',
  path: `${base}/traslados/cajas`,
  permission: 'cajas:operar',
  summary: 'Las otras cajas de la agencia de la caja propia, con quién las atiende ahora',
  response: z.array(parteDeTraslado.extend({ clase: z.enum(clasesDeCaja), atiende: z.string().nullable() })),
  errors: [],
});

export const enviarTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary:
    'Envía efectivo o cheques de la caja propia a otra de su agencia: quedan en tránsito hasta que los reciba',
  body: z.strictObject({
    destino: uuid,
    medio: z.enum(mediosDeMovimiento).default('efectivo'),
    monto: montoDeCaja,
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
  }),
  response: traslado,
  status: 201,
  errors: [...deMover],
});

export const pedirTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados/pedidos`,
  permission: 'cajas:operar',
  summary: 'Pide efectivo a la bóveda o a otra caja de la agencia; no mueve nada hasta que lo envíen',
  body: z.strictObject({
    origen: uuid,
    monto: montoDeCaja,
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
  }),
  response: traslado,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CAJA_AJENA',
    'JORNADA_CERRADA',
    'JORNADA_DE_OTRO_DIA',
    'CAJA_CONGELADA',
    'MOVIMIENTO_INVALIDO',
  ],
});

const respuesta = z.strictObject({ version });
const respuestaConMotivo = z.strictObject({ version, motivo });
const deResponder = [...deMover, 'ESTADO_NO_ADMITE', 'CONFLICTO_DE_EDICION'] as const;

export const atenderPedido = endpoint({
  method: 'POST',
  path: `${base}/traslados/:id/enviar`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary: 'Envía lo que otra caja pidió a la propia',
  params: porId,
  body: respuesta,
  response: traslado,
  errors: deResponder,
});

export const anularPedido = endpoint({
  method: 'POST',
  path: `${base}/traslados/:id/anular`,
  permission: 'cajas:operar',
  summary: 'Anula un pedido antes de que se mueva el efectivo: quien lo pidió o a quien se lo pidieron',
  params: porId,
  body: respuestaConMotivo,
  response: traslado,
  errors: ['NO_ENCONTRADO', 'CAJA_AJENA', 'ESTADO_NO_ADMITE', 'CONFLICTO_DE_EDICION'],
});

export const recibirTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados/:id/recibir`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary: 'Recibe en la caja propia lo que venía en tránsito',
  params: porId,
  body: respuesta,
  response: traslado,
  errors: deResponder,
});

export const rechazarTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados/:id/rechazar`,
  permission: 'cajas:operar',
  summary: 'No recibe lo que venía en tránsito: vuelve a quien lo envió',
  params: porId,
  body: respuestaConMotivo,
  response: traslado,
  errors: ['NO_ENCONTRADO', 'CAJA_AJENA', 'ESTADO_NO_ADMITE', 'CONFLICTO_DE_EDICION'],
});

export const devolverTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados/:id/devolver`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary: 'Recibe de vuelta en la caja propia lo que no fue recibido',
  params: porId,
  body: respuesta,
  response: traslado,
  errors: deResponder,
});
