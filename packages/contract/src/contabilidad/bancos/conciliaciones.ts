// The month of a bank account, compared and signed.
import { clasesDePendiente } from '@cuadra/core/bancos/conciliacion-textos';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  anio,
  anioEscrito,
  enCentavos,
  entero,
  fechaContable,
  mesEscrito,
  monto,
  motivo,
  persona,
  porId,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';
import { cifrasDeMesa } from './mesa.ts';

const base = BASE_DE_BANCOS;

const estadosDeConciliacion = ['abierta', 'en_revision', 'aprobada'] as const;
export type EstadoDeConciliacion = (typeof estadosDeConciliacion)[number];

const pasosDeConciliacion = [
  'enviar',
  'devolver',
  'aprobar',
  'pedir-reapertura',
  'retirar-reapertura',
  'reabrir',
] as const;
export type PasoDeConciliacion = (typeof pasosDeConciliacion)[number];

const resumen = {
  /** Null: nobody sent it yet. */
  id: z.uuid().nullable(),
  cuentaBancaria: z.object({ id: z.uuid(), nombre: z.string(), banco: z.string(), numero: z.string() }),
  anio: z.int(),
  mes: z.int(),
  estado: z.enum(estadosDeConciliacion),
  version: z.int(),
  saldoBanco: monto,
  saldoLibros: monto,
  enviadaPor: persona.nullable(),
  enviadaEn: z.iso.datetime().nullable(),
  aprobadaPor: persona.nullable(),
  aprobadaEn: z.iso.datetime().nullable(),
  reapertura: z.object({ pedidaPor: persona, pedidaEn: z.iso.datetime(), motivo: z.string() }).nullable(),
};

const resumenDeConciliacion = z.object({
  ...resumen,
  pendientes: z.int(),
  sinExplicar: z.int(),
});
export type ResumenDeConciliacion = z.infer<typeof resumenDeConciliacion>;

export const listarConciliaciones = endpoint({
  method: 'GET',
  path: `${base}/cuentas/:id/conciliaciones`,
  permission: 'bancos:ver',
  summary: 'Los meses de una cuenta bancaria, del último al primero, con el estado de su conciliación',
  params: porId,
  response: z.array(resumenDeConciliacion),
  errors: ['NO_ENCONTRADO'],
});

const pendiente = z.object({
  lado: z.enum(['banco', 'libros']),
  clase: z.enum(clasesDePendiente),
  fecha: fechaContable,
  dias: z.int(),
  monto,
  texto: z.string(),
  documento: z.string().nullable(),
  motivo: z.string().nullable(),
  linea: z.uuid().nullable(),
  movimiento: z.uuid().nullable(),
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
});
export type PendienteDeConciliacion = z.infer<typeof pendiente>;

export const conciliacion = z.object({
  ...resumen,
  desde: fechaContable,
  hasta: fechaContable,
  /** What the last statement that reaches the end of the month says; null: none says it. */
  saldoSegunEstado: monto.nullable(),
  cifras: cifrasDeMesa,
  pendientes: z.array(pendiente),
  pasos: z.array(
    z.object({
      paso: z.enum(pasosDeConciliacion),
      por: persona,
      en: z.iso.datetime(),
      motivo: z.string().nullable(),
    }),
  ),
  /** Why it cannot be sent yet, each a sentence; empty: it can. */
  impedimentos: z.array(z.string()),
});
export type Conciliacion = z.infer<typeof conciliacion>;

export const verConciliacion = endpoint({
  method: 'GET',
  path: `${base}/cuentas/:id/conciliaciones/:anio/:mes`,
  permission: 'bancos:ver',
  summary: 'La conciliación de un mes: saldos, lo pendiente por clase y antigüedad, y quién firmó',
  params: z.object({ id: uuid, anio: anioEscrito, mes: mesEscrito }),
  response: conciliacion,
  errors: ['NO_ENCONTRADO'],
});

const deCambiar = [
  'NO_ENCONTRADO',
  'CONFLICTO_DE_EDICION',
  'ESTADO_NO_ADMITE',
  'CONCILIACION_FUERA_DE_ORDEN',
] as const;

export const enviarConciliacion = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/conciliaciones`,
  permission: 'bancos:conciliar',
  summary:
    'Envía a revisión la conciliación de un mes, con el saldo que dice el estado de cuenta; desde entonces sus días no cambian',
  params: porId,
  body: z.strictObject({
    anio,
    mes: entero(1, 12),
    saldoSegunEstado: enCentavos(entero(-MONTO_MAX * 1_000, MONTO_MAX * 1_000)),
  }),
  response: conciliacion,
  status: 201,
  errors: [
    ...deCambiar,
    'CUENTA_BANCARIA_INACTIVA',
    'CONCILIACION_NO_CUADRA',
    'CONCILIACION_SIN_EXPLICAR',
    'FECHA_FUTURA',
  ],
});

const porVersion = z.strictObject({ version });
const conMotivo = z.strictObject({ version, motivo });
const ruta = `${base}/conciliaciones/:id` as const;

export const devolverConciliacion = endpoint({
  method: 'POST',
  path: `${ruta}/devolver`,
  permission: 'bancos:aprobar',
  summary: 'Devuelve una conciliación en revisión a quien la envió, con el motivo',
  params: porId,
  body: conMotivo,
  response: conciliacion,
  errors: deCambiar,
});

export const aprobarConciliacion = endpoint({
  method: 'POST',
  path: `${ruta}/aprobar`,
  permission: 'bancos:aprobar',
  summary: 'Aprueba y firma una conciliación que otra persona envió',
  reautenticacion: true,
  params: porId,
  body: porVersion,
  response: conciliacion,
  errors: [...deCambiar, 'CONCILIACION_PROPIA'],
});

export const pedirReapertura = endpoint({
  method: 'POST',
  path: `${ruta}/reapertura`,
  permission: 'bancos:reabrir',
  summary: 'Pide reabrir la última conciliación aprobada de una cuenta, con el motivo',
  reautenticacion: true,
  params: porId,
  body: conMotivo,
  response: conciliacion,
  errors: [...deCambiar, 'PERIODO_CERRADO'],
});

export const retirarReapertura = endpoint({
  method: 'POST',
  path: `${ruta}/reapertura/retirar`,
  permission: 'bancos:reabrir',
  summary: 'Retira o niega un pedido de reapertura',
  params: porId,
  body: porVersion,
  response: conciliacion,
  errors: deCambiar,
});

export const reabrirConciliacion = endpoint({
  method: 'POST',
  path: `${ruta}/reabrir`,
  permission: 'bancos:reabrir',
  summary: 'Reabre la conciliación que otra persona pidió reabrir',
  reautenticacion: true,
  params: porId,
  body: porVersion,
  response: conciliacion,
  errors: [...deCambiar, 'REAPERTURA_DE_DOS', 'PERIODO_CERRADO'],
});
