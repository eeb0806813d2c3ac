// What moves in a savings account beside the counter and the runs: transfers, corrections, and how each is undone.
import { clasesDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { z } from 'zod';
import {
  codigoDeCuenta,
  cursor,
  enteroEscrito,
  fechaContable,
  monto,
  motivo,
  porPagina,
  renglon,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { deMoverAhorro, idDeCuentaAhorro, montoDeAhorro, porCuentaAhorro } from './cuentas.ts';

const movimientoDeAhorro = z.object({
  n: z.int(),
  clase: z.enum(clasesDeMovimientoAhorro),
  /** Signed: what it adds to the balance. */
  monto,
  saldo: monto,
  fecha: z.iso.date(),
  fechaValor: z.iso.date(),
  concepto: z.string().nullable(),
  documento: z.string().nullable(),
  /** Null: brought from elsewhere. */
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
  corrida: z.object({ id: z.int(), nombre: z.string() }).nullable(),
  /** The other account of a transfer. */
  contraparte: z.object({ id: z.int(), numero: z.string(), titular: z.string() }).nullable(),
  /** Both are always shown. */
  revierte: z.int().nullable(),
  revertidoPor: z.int().nullable(),
  /** Whether it may be undone: a transfer, or an adjustment by who corrects, that nobody undid. */
  deshacible: z.boolean(),
  registradoEn: z.string(),
});
export type MovimientoDeAhorro = z.output<typeof movimientoDeAhorro>;

export const listarMovimientosDeAhorro = endpoint({
  method: 'GET',
  path: '/api/ahorros/cuentas/:id/movimientos',
  permission: 'ahorros:ver',
  summary: 'Los movimientos de una cuenta de ahorro, del más nuevo al más antiguo',
  params: porCuentaAhorro,
  query: z.strictObject({
    /** Accounting dates, both included. */
    desde: fechaContable.optional(),
    hasta: fechaContable.optional(),
    clase: z.enum(clasesDeMovimientoAhorro).optional(),
    cursor: cursor.optional(),
    porPagina: porPagina(500, 100),
  }),
  response: z.object({ movimientos: z.array(movimientoDeAhorro), siguiente: z.string().nullable() }),
  errors: ['NO_ENCONTRADO'],
});

const lado = z.object({ cuenta: z.int(), numero: z.string(), n: z.int(), saldo: monto });

const movido = z.object({
  /** What left, then what came in; one alone for an adjustment. */
  movimientos: z.array(lado),
  partidas: z.array(z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() })),
});
export type Movido = z.output<typeof movido>;

const transferenciaNueva = z.strictObject({
  desde: idDeCuentaAhorro,
  hacia: idDeCuentaAhorro,
  monto: montoDeAhorro,
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
  documento: renglon(60).min(1).nullable().default(null),
  /** Between agencias: through which of the bridge accounts. Null: the only one there is. */
  puente: codigoDeCuenta.nullable().default(null),
});

export const transferir = endpoint({
  method: 'POST',
  path: '/api/ahorros/transferencias',
  permission: 'ahorros:registrar',
  autorizable: true,
  idempotent: true,
  summary: 'Pasar dinero de una cuenta de ahorro a otra',
  body: transferenciaNueva,
  response: movido,
  status: 201,
  errors: [...deMoverAhorro],
});

/** Through which accounts money passes from one agencia to another. */
export const listarPuentes = endpoint({
  method: 'GET',
  path: '/api/ahorros/puentes',
  permission: 'ahorros:ver',
  summary: 'Cuentas puente por las que se transfiere entre agencias',
  response: z.object({ puentes: z.array(z.object({ idCuenta: z.string(), nombreCuenta: z.string() })) }),
  errors: [],
});

const ajusteNuevo = z.strictObject({
  sentido: z.enum(['abono', 'cargo']),
  monto: montoDeAhorro,
  /** The account of the books on the other side. */
  idCuenta: codigoDeCuenta,
  /** From when it counts for interest; absent: today. In days already paid, a corrective run follows. */
  fechaValor: fechaContable.optional(),
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
  documento: renglon(60).min(1).nullable().default(null),
});

export const ajustarCuenta = endpoint({
  method: 'POST',
  path: '/api/ahorros/cuentas/:id/ajustes',
  permission: 'ahorros:corregir',
  autorizable: true,
  idempotent: true,
  summary: 'Corregir el saldo de una cuenta de ahorro, con la fecha en que debió contar',
  params: porCuentaAhorro,
  body: ajusteNuevo,
  response: movido,
  status: 201,
  errors: [...deMoverAhorro],
});

const porMovimiento = porCuentaAhorro.extend({ n: enteroEscrito(1, 2_147_483_647) });

export const deshacerMovimiento = endpoint({
  method: 'POST',
  path: '/api/ahorros/cuentas/:id/movimientos/:n/deshacer',
  permission: 'ahorros:registrar',
  autorizable: true,
  idempotent: true,
  summary: 'Deshacer una transferencia cuyos intereses no se han pagado, con su contraria',
  params: porMovimiento,
  body: z.strictObject({ motivo }),
  response: movido,
  status: 201,
  errors: [...deMoverAhorro, 'MOVIMIENTO_YA_DESHECHO'],
});

export const corregirMovimiento = endpoint({
  method: 'POST',
  path: '/api/ahorros/cuentas/:id/movimientos/:n/corregir',
  permission: 'ahorros:corregir',
  autorizable: true,
  idempotent: true,
  summary: 'Deshacer una transferencia o un ajuste, también de días cuyos intereses ya se pagaron',
  params: porMovimiento,
  body: z.strictObject({ motivo }),
  response: movido,
  status: 201,
  errors: [...deMoverAhorro, 'MOVIMIENTO_YA_DESHECHO'],
});
