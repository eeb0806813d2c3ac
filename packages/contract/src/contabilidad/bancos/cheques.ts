// The register of cheques.
import { estadosDeCheque } from '@cuadra/core/bancos/cheque';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeCuenta,
  cursor,
  enCentavos,
  entero,
  fechaContable,
  fechaDeLibros,
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
import { deAdvertencias, deContabilizar } from '../libro.ts';
import { alcanceDeReversion, deRevertirPorDia } from '../reversion.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';

const base = `${BASE_DE_BANCOS}/cheques` as const;

export const cheque = z.object({
  id: z.uuid(),
  cuentaBancaria: z.object({ id: z.uuid(), nombre: z.string(), banco: z.string(), numero: z.string() }),
  numero: z.int(),
  fecha: fechaContable,
  beneficiario: z.string().nullable(),
  monto: monto.nullable(),
  concepto: z.string(),
  estado: z.enum(estadosDeCheque),
  /** Nobody cashed it for longer than its account allows. */
  vencido: z.boolean(),
  entregadoA: z.string().nullable(),
  entregadoDocumento: z.string().nullable(),
  entregadoEn: fechaContable.nullable(),
  /** The day on which the bank paid it. */
  cobradoEn: fechaContable.nullable(),
  motivo: z.string().nullable(),
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
  emitidoPor: persona,
  emitidoEn: z.iso.datetime(),
  version: z.int(),
});
export type Cheque = z.infer<typeof cheque>;

export const listarCheques = endpoint({
  method: 'GET',
  path: base,
  permission: 'bancos:ver',
  summary: 'El registro de cheques, del último al primero, por cuenta, estado, fechas o lo que se busque',
  query: z.strictObject({
    cuenta: uuid.optional(),
    estado: z.enum(estadosDeCheque).optional(),
    /** Only those that nobody cashed in time. */
    vencidos: z.enum(['si']).optional(),
    desde: fechaDeLibros.optional(),
    hasta: fechaDeLibros.optional(),
    q: renglon(80).optional(),
    cursor: cursor.optional(),
    limite: porPagina(200, 100),
  }),
  response: z.object({ cheques: z.array(cheque), siguiente: z.string().nullable() }),
  errors: ['NO_ENCONTRADO'],
});

export const verCheque = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'bancos:ver',
  summary: 'Un cheque y su vida',
  params: porId,
  response: cheque,
  errors: ['NO_ENCONTRADO'],
});

export const numeroDeCheque = entero(1, 999_999_999_999);
export const beneficiario = renglon(120).min(3, 'Escriba el beneficiario.');
const concepto = renglon(200).min(3, 'Escriba el concepto.');

export const proximoCheque = endpoint({
  method: 'GET',
  path: `${BASE_DE_BANCOS}/cuentas/:id/proximo-cheque`,
  permission: 'bancos:conciliar',
  summary: 'El número que sigue al último cheque de la cuenta',
  params: porId,
  response: z.object({ numero: z.int() }),
  errors: ['NO_ENCONTRADO'],
});

export const LINEAS_DE_CHEQUE_MAX = 50;

export const emitirCheque = endpoint({
  method: 'POST',
  path: `${BASE_DE_BANCOS}/cuentas/:id/cheques`,
  permission: 'bancos:conciliar',
  autorizable: true,
  summary: 'Emite un cheque: contabiliza su partida contra las cuentas que paga y lo anota en el registro',
  idempotent: true,
  params: porId,
  body: z.strictObject({
    numero: numeroDeCheque,
    fecha: fechaContable,
    beneficiario,
    concepto,
    /** What it pays. */
    lineas: z
      .array(
        z.strictObject({
          idCuenta: codigoDeCuenta,
          monto: enCentavos(entero(1, MONTO_MAX)),
          concepto: renglon(200).nullable().default(null),
        }),
      )
      .min(1, 'Diga qué paga.')
      .max(LINEAS_DE_CHEQUE_MAX),
    /** Why its warnings are accepted: without it, they are told and nothing is done. */
    motivo: motivo.optional(),
  }),
  response: cheque,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CUENTA_BANCARIA_INACTIVA',
    'CHEQUE_REPETIDO',
    'CHEQUE_INVALIDO',
    'CUENTA_DE_BANCO',
    'LLAVE_REUTILIZADA',
    'SIN_AGENCIA',
    ...deContabilizar,
    ...deAdvertencias,
  ],
});

export const anotarCheque = endpoint({
  method: 'POST',
  path: `${BASE_DE_BANCOS}/movimientos/:id/cheque`,
  permission: 'bancos:conciliar',
  summary: 'Anota en el registro el cheque de una partida que ya se contabilizó',
  params: porId,
  body: z.strictObject({ numero: numeroDeCheque, beneficiario, concepto }),
  response: cheque,
  status: 201,
  errors: ['NO_ENCONTRADO', 'CHEQUE_REPETIDO', 'CHEQUE_INVALIDO'],
});

export const anotarChequeArruinado = endpoint({
  method: 'POST',
  path: `${BASE_DE_BANCOS}/cuentas/:id/cheques/arruinado`,
  permission: 'bancos:conciliar',
  summary: 'Anota como anulado un cheque que se arruinó antes de emitirse',
  params: porId,
  body: z.strictObject({ numero: numeroDeCheque, fecha: fechaContable, motivo }),
  response: cheque,
  status: 201,
  errors: ['NO_ENCONTRADO', 'CHEQUE_REPETIDO'],
});

const deCambiar = ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE'] as const;

export const entregarCheque = endpoint({
  method: 'POST',
  path: `${base}/:id/entregar`,
  permission: 'bancos:conciliar',
  summary: 'Anota a quién y cuándo se entregó un cheque',
  params: porId,
  body: z.strictObject({
    version,
    a: renglon(120).min(3, 'Escriba quién lo recibió.'),
    documento: renglon(30).min(4, 'Escriba el número de su documento.').nullable(),
    en: fechaContable,
  }),
  response: cheque,
  errors: [...deCambiar, 'FECHA_FUTURA'],
});

export const anularCheque = endpoint({
  method: 'POST',
  path: `${base}/:id/anular`,
  permission: 'bancos:aprobar',
  autorizable: true,
  summary: 'Anula un cheque que no se cobró: revierte su partida y cruza ambas',
  params: porId,
  body: alcanceDeReversion.omit({ lineas: true }).extend({ version, motivo }),
  response: cheque,
  errors: [...deCambiar, 'CHEQUE_INVALIDO', 'SIN_AGENCIA', ...deRevertirPorDia, ...deContabilizar],
});

export const caducarCheque = endpoint({
  method: 'POST',
  path: `${base}/:id/caducar`,
  permission: 'bancos:aprobar',
  autorizable: true,
  summary: 'Da por caduco un cheque vencido: devuelve el dinero al banco contra la cuenta que se elige',
  params: porId,
  body: z.strictObject({ version, fecha: fechaContable, idCuenta: codigoDeCuenta, motivo }),
  response: cheque,
  errors: [...deCambiar, 'CHEQUE_INVALIDO', 'CUENTA_DE_BANCO', 'SIN_AGENCIA', ...deContabilizar],
});
