// What moves the cash of a caja against an account, and what was moved.
import { estadosDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import {
  clasesDeMovimiento,
  clasesDeVentanilla,
  mediosDeMovimiento,
  sentidos,
} from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import { deMoverAhorro } from '../../ahorros/cuentas.ts';
import {
  codigoDeCuenta,
  cursor,
  entero,
  fechaContable,
  monto,
  motivo,
  persona,
  porId,
  porPagina,
  renglon,
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
  /** Where savings are moved, the control account of their product. */
  idCuenta: codigoDeCuenta,
  /** Whose savings are moved; null for what is not savings. */
  cuentaAhorro: entero(1, Number.MAX_SAFE_INTEGER).nullable().default(null),
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
  documento: renglon(60).nullable().default(null),
  persona: personaDeMovimiento.nullable().default(null),
  /** Where the money comes from, when it must be said. */
  formulario: formularioNuevo.nullable().default(null),
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
  /** The savings account that it moved, and what that held afterwards. */
  ahorro: z
    .object({ cuenta: z.int(), numero: z.string(), titular: z.string(), producto: z.string(), saldo: monto })
    .nullable(),
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

/** Why cash does not move, whatever moves it. */
export const deMover = [
  'NO_ENCONTRADO',
  'CAJA_AJENA',
  'CAJAS_SIN_CONFIGURAR',
  'JORNADA_CERRADA',
  'JORNADA_DE_OTRO_DIA',
  'CAJA_CONGELADA',
  'MOVIMIENTO_INVALIDO',
  'LLAVE_REUTILIZADA',
  ...deContabilizar,
] as const;

export const registrarMovimiento = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/movimientos`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary: 'Registra un movimiento de la jornada propia y contabiliza su partida',
  params: porId,
  body: movimientoNuevo,
  response: movimiento,
  status: 201,
  errors: [...deMover, ...deMoverAhorro, 'PERSONA_REQUERIDA', 'ORIGEN_DE_FONDOS_REQUERIDO'],
});

export const revertirMovimiento = endpoint({
  method: 'POST',
  path: `${base}/movimientos/:id/revertir`,
  permission: 'cajas:operar',
  autorizable: true,
  idempotent: true,
  summary: 'Deshace un movimiento propio en la jornada abierta; otra persona lo autoriza antes',
  params: porId,
  body: z.strictObject({
    motivo,
    /** That what a bank already says of it, and is not signed, is matched with it no longer. */
    aceptaCruces: z.boolean().default(false),
  }),
  response: movimiento,
  status: 201,
  errors: [...deMover, ...deMoverAhorro, 'MOVIMIENTO_YA_DESHECHO', 'PARTIDA_CRUZADA'],
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

/** What a cajero needs to know whom they attend; those of the agencia of the caja. */
const cuentaAtendida = z.object({
  id: z.int(),
  numero: z.string(),
  titulares: z.array(z.object({ nombre: z.string(), documento: z.string() })),
  producto: z.string(),
  idCuenta: z.string(),
  estado: z.enum(estadosDeCuentaAhorro),
  esAPlazo: z.boolean(),
  saldo: monto,
});
export type CuentaAtendida = z.infer<typeof cuentaAtendida>;

export const buscarCuentasAtendidas = endpoint({
  method: 'GET',
  path: `${base}/cuentas-de-ahorro`,
  permission: 'cajas:operar',
  summary: 'Cuentas de ahorro de la agencia de la caja propia, por número, DPI o nombre de su titular',
  query: z.strictObject({ texto: renglon(80).min(2, 'Escriba al menos dos letras o números.') }),
  response: z.array(cuentaAtendida),
  errors: ['JORNADA_CERRADA'],
});
