// What moves the cash of a caja: movements with an account, traslados between cajas, and what a second person authorises.
import {
  clasesDeMovimiento,
  clasesDeTraslado,
  clasesDeVentanilla,
  estadosDeTraslado,
  mediosDeMovimiento,
  sentidos,
} from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import {
  codigoDeCuenta,
  cursor,
  fechaContable,
  monto,
  motivo,
  persona,
  porId,
  porPagina,
  renglon,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deContabilizar } from '../libro.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { montoDeCaja } from './conteo.ts';
import { formularioNuevo } from './ive.ts';

const base = BASE_DE_CAJAS;

/** Whoever brings or takes the cash. */
const personaDeMovimiento = z.strictObject({
  documento: renglon(30).min(4, 'Escriba el número de su documento.'),
  nombre: renglon(120).min(3, 'Escriba el nombre.'),
});

export const movimientoNuevo = z.strictObject({
  clase: z.enum(clasesDeVentanilla),
  medio: z.enum(mediosDeMovimiento).default('efectivo'),
  monto: montoDeCaja,
  idCuenta: codigoDeCuenta,
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
  documento: renglon(60).nullable().default(null),
  persona: personaDeMovimiento.nullable().default(null),
  /** Where the money comes from, when it must be said. */
  formulario: formularioNuevo.nullable().default(null),
  /** What a second person authorised. */
  autorizacion: uuid.nullable().default(null),
});
export type MovimientoNuevo = z.infer<typeof movimientoNuevo>;

export const movimiento = z.object({
  id: z.uuid(),
  recibo: z.int(),
  caja: z.uuid(),
  codigoCaja: z.string(),
  jornada: z.uuid(),
  fecha: fechaContable,
  clase: z.enum(clasesDeMovimiento),
  sentido: z.enum(sentidos),
  medio: z.enum(mediosDeMovimiento),
  monto,
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  concepto: z.string(),
  documento: z.string().nullable(),
  persona: z.object({ documento: z.string(), nombre: z.string() }).nullable(),
  /** The partida it caused; its number is told to whoever may see partidas. */
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }),
  traslado: z.uuid().nullable(),
  /** Both are always shown. */
  revierte: z.object({ id: z.uuid(), recibo: z.int() }).nullable(),
  revertidoPor: z.object({ id: z.uuid(), recibo: z.int() }).nullable(),
  motivo: z.string().nullable(),
  hechoPor: persona,
  autorizadoPor: persona.nullable(),
  tieneFormulario: z.boolean(),
  registradoEn: z.iso.datetime(),
});
export type Movimiento = z.infer<typeof movimiento>;

const deMover = [
  'NO_ENCONTRADO',
  'CAJA_AJENA',
  'CAJAS_SIN_CONFIGURAR',
  'JORNADA_CERRADA',
  'JORNADA_DE_OTRO_DIA',
  'CAJA_CONGELADA',
  'AUTORIZACION_REQUERIDA',
  'MOVIMIENTO_INVALIDO',
  'LLAVE_REUTILIZADA',
  ...deContabilizar,
] as const;

export const registrarMovimiento = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/movimientos`,
  permission: 'cajas:operar',
  idempotent: true,
  summary: 'Registra un movimiento de la jornada propia y contabiliza su partida',
  params: porId,
  body: movimientoNuevo,
  response: movimiento,
  status: 201,
  errors: [...deMover, 'PERSONA_REQUERIDA', 'ORIGEN_DE_FONDOS_REQUERIDO', 'CUENTA_DE_CAJA'],
});

export const revertirMovimiento = endpoint({
  method: 'POST',
  path: `${base}/movimientos/:id/revertir`,
  permission: 'cajas:operar',
  idempotent: true,
  summary: 'Deshace un movimiento propio en la jornada abierta, con lo que otra persona autorizó',
  params: porId,
  body: z.strictObject({ motivo, autorizacion: uuid }),
  response: movimiento,
  status: 201,
  errors: [...deMover, 'MOVIMIENTO_YA_DESHECHO'],
});

export const MOVIMIENTOS_POR_PAGINA = 100;

export const listarMovimientos = endpoint({
  method: 'GET',
  path: `${base}/jornadas/:id/movimientos`,
  permission: 'cajas:ver',
  summary: 'Los movimientos de una jornada, del más nuevo al más antiguo; un cajero, de las suyas',
  params: porId,
  query: z.strictObject({ cursor: cursor.optional(), limite: porPagina(500, MOVIMIENTOS_POR_PAGINA) }),
  response: z.object({ movimientos: z.array(movimiento), siguiente: z.string().nullable() }),
  errors: ['NO_ENCONTRADO'],
});

export const verMovimiento = endpoint({
  method: 'GET',
  path: `${base}/movimientos/:id`,
  permission: 'cajas:ver',
  summary: 'Un movimiento de caja; un cajero, de su caja',
  params: porId,
  response: movimiento,
  errors: ['NO_ENCONTRADO'],
});

/** Which cash movement a partida came from, for whoever looks at the partida. */
export const movimientosDePartida = endpoint({
  method: 'GET',
  path: `${base}/partidas/:id/movimientos`,
  permission: 'arqueos:ver',
  summary: 'Los movimientos de caja que explican una partida',
  params: porId,
  response: z.array(movimiento),
  errors: ['NO_ENCONTRADO'],
});

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
  response: z.array(
    parteDeTraslado.extend({ clase: z.enum(['caja', 'boveda']), atiende: z.string().nullable() }),
  ),
  errors: [],
});

export const enviarTraslado = endpoint({
  method: 'POST',
  path: `${base}/traslados`,
  permission: 'cajas:operar',
  idempotent: true,
  summary:
    'Envía efectivo o cheques de la caja propia a otra de su agencia: quedan en tránsito hasta que los reciba',
  body: z.strictObject({
    destino: uuid,
    medio: z.enum(mediosDeMovimiento).default('efectivo'),
    monto: montoDeCaja,
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
    autorizacion: uuid.nullable().default(null),
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
  idempotent: true,
  summary: 'Envía lo que otra caja pidió a la propia',
  params: porId,
  body: respuesta.extend({ autorizacion: uuid.nullable().default(null) }),
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
  idempotent: true,
  summary: 'Recibe de vuelta en la caja propia lo que no fue recibido',
  params: porId,
  body: respuesta,
  response: traslado,
  errors: deResponder,
});

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
