// The savings accounts: their list, one whole, how it is opened, what may be changed of it and how it is closed.
import { motivosSinPago } from '@cuadra/core/ahorros/corrida';
import { destinosAlVencer, estadosDeCuentaAhorro, tratamientosDeIsr } from '@cuadra/core/ahorros/cuenta';
import { clasesDeProducto, estadosDeProducto } from '@cuadra/core/ahorros/producto';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeAgencia,
  cursor,
  enCentavos,
  entero,
  enteroEscrito,
  fechaContable,
  monto,
  persona,
  porPagina,
  renglon,
  uuid,
} from '../campos.ts';
import { deContabilizar } from '../contabilidad/libro.ts';
import { endpoint } from '../endpoint.ts';

const base = '/api/ahorros/cuentas';

export const idDeCuentaAhorro = entero(1, Number.MAX_SAFE_INTEGER);
export const porCuentaAhorro = z.object({ id: enteroEscrito(1, Number.MAX_SAFE_INTEGER) });
export const montoDeAhorro = enCentavos(
  entero(1, MONTO_MAX, {
    siEsPoco: 'Escriba un monto mayor que cero.',
    siEsMucho: 'El monto es muy grande.',
  }),
);
export const idDeProducto = entero(1, 2_147_483_647);
export const idDeProductoEscrito = enteroEscrito(1, 2_147_483_647);

export const TITULARES_MAX = 10;

export const productoDeCuenta = z.object({
  id: z.int(),
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(clasesDeProducto),
  estado: z.enum(estadosDeProducto),
});
export type ProductoDeCuenta = z.output<typeof productoDeCuenta>;

export const cuentaEnLista = z.object({
  id: z.int(),
  numero: z.string(),
  producto: productoDeCuenta,
  agencia: z.string(),
  /** Who it is named after, and how many more there are. */
  titular: z
    .object({ id: z.uuid(), numero: z.int(), nombre: z.string(), dpi: z.string().nullable() })
    .nullable(),
  otrosTitulares: z.int(),
  estado: z.enum(estadosDeCuentaAhorro),
  saldo: monto,
  apertura: z.iso.date(),
  vence: z.iso.date().nullable(),
  interesHasta: z.iso.date(),
});
export type CuentaEnLista = z.output<typeof cuentaEnLista>;

const filtroDeCuentas = z.strictObject({
  /** By its number, or by DPI, number or name of a holder. */
  texto: renglon(80).optional(),
  producto: idDeProductoEscrito.optional(),
  agencia: codigoDeAgencia.optional(),
  estado: z.enum(estadosDeCuentaAhorro).optional(),
  asociado: uuid.optional(),
});

export const listarCuentasDeAhorro = endpoint({
  method: 'GET',
  path: base,
  permission: 'ahorros:ver',
  summary: 'Cuentas de ahorro, por número',
  query: filtroDeCuentas.extend({ cursor: cursor.optional(), porPagina: porPagina(200, 50) }),
  response: z.object({
    cuentas: z.array(cuentaEnLista),
    siguiente: z.string().nullable(),
    /** What all that the filter lets through adds up to; null from the second page on. */
    totales: z.object({ cuentas: z.int(), saldo: monto }).nullable(),
  }),
  errors: ['NO_ENCONTRADO'],
});

/** What an account would be paid for some days, if they were paid now. */
export const interesDeCuenta = z.object({
  desde: z.iso.date(),
  /** Not included. */
  hasta: z.iso.date(),
  dias: z.int(),
  /** Centavos with twelve decimals. */
  exacto: z.string(),
  interes: monto,
  isr: monto,
  isrPpm: z.int(),
  neto: monto,
  motivo: z.enum(motivosSinPago).nullable(),
});
export type InteresDeCuenta = z.output<typeof interesDeCuenta>;

/** The rules of a product on a day, as they are read to a member. */
export const reglasDeCuenta = z.object({
  desde: z.iso.date(),
  metodo: z.string(),
  base: z.string(),
  capitalizacion: z.string(),
  abono: z.string(),
  minimo: monto,
  tope: monto.nullable(),
  redondeo: z.string(),
  inactivas: z.string(),
  bloqueadas: z.string(),
  aperturaMinima: monto,
  plazos: z.array(z.int()).nullable(),
  penalizadaPpm: z.int().nullable(),
});
export type ReglasDeCuenta = z.output<typeof reglasDeCuenta>;

/** What the state and the product of an account let be done with it. */
const accionesDeCuenta = ['transferir', 'recibir', 'cambiar', 'estado', 'cerrar', 'ajustar'] as const;
export type AccionDeCuenta = (typeof accionesDeCuenta)[number];

export const ESTADOS_DE_CUENTA_MAX = 100;

export const cuentaEntera = z.object({
  ...cuentaEnLista.shape,
  cierre: z.iso.date().nullable(),
  titulares: z.array(
    z.object({
      id: z.uuid(),
      numero: z.int(),
      nombre: z.string(),
      dpi: z.string().nullable(),
      estado: z.string(),
    }),
  ),
  isr: z.object({
    tratamiento: z.enum(tratamientosDeIsr),
    documento: z.string().nullable(),
    vence: z.iso.date().nullable(),
    /** Whether it is exempt today: its document did not expire. */
    exentaHoy: z.boolean(),
  }),
  /** Term accounts only. */
  plazo: z
    .object({
      dias: z.int(),
      vence: z.iso.date(),
      tasaPpm: z.int(),
      alVencer: z.enum(destinosAlVencer),
    })
    .nullable(),
  /** Where interest and, in the end, capital go; null: to itself. */
  destino: z.object({ id: z.int(), numero: z.string(), titular: z.string() }).nullable(),
  /** Null: none in force yet. */
  reglas: reglasDeCuenta.nullable(),
  /** What its balance earns a year today, in parts per million; null without a table in force. */
  tasaPpm: z.int().nullable(),
  /** From the newest, at most ESTADOS_DE_CUENTA_MAX. */
  estados: z.array(
    z.object({
      desde: z.iso.date(),
      estado: z.enum(estadosDeCuentaAhorro),
      motivo: z.string().nullable(),
      por: persona.nullable(),
    }),
  ),
  /** Earned up to today and not paid; null of an account that is closed or whose product has no rules. */
  interes: interesDeCuenta.nullable(),
  /** The account of the books that its balance is part of, and what that one holds in its agencia. */
  control: z.object({ idCuenta: z.string(), nombreCuenta: z.string(), enLibros: monto }),
  /** A movement came into days already paid: a corrective run will look at it from that day on. */
  porCorregir: z.iso.date().nullable(),
  movimientos: z.int(),
  acciones: z.array(z.enum(accionesDeCuenta)),
  version: z.int(),
});
export type CuentaEntera = z.output<typeof cuentaEntera>;

export const verCuentaDeAhorro = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'ahorros:ver',
  summary: 'Una cuenta de ahorro, con sus reglas y lo que ha ganado hasta hoy',
  params: porCuentaAhorro,
  response: cuentaEntera,
  errors: ['NO_ENCONTRADO'],
});

export const segmentoDeCuenta = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.int(),
  anio: z.int(),
  estado: z.enum(estadosDeCuentaAhorro),
  saldo: monto,
  base: z.string(),
  tramos: z.array(z.object({ ppm: z.int(), base: z.string(), interes: z.string() })),
  interes: z.string(),
  sinGanar: z.enum(['estado', 'minimo', 'sin-tabla']).nullable(),
});

export const verInteresDeCuenta = endpoint({
  method: 'GET',
  path: `${base}/:id/interes`,
  permission: 'ahorros:ver',
  summary: 'Lo que una cuenta ha ganado y no se le ha pagado, tramo por tramo',
  params: porCuentaAhorro,
  /** Not included; absent: today. Never later than today. */
  query: z.strictObject({ hasta: fechaContable.optional() }),
  response: interesDeCuenta.extend({ segmentos: z.array(segmentoDeCuenta) }),
  errors: ['NO_ENCONTRADO', 'PRODUCTO_SIN_REGLAS', 'FECHA_FUTURA'],
});

export const tratamientoDeIsr = z
  .strictObject({
    tratamiento: z.enum(tratamientosDeIsr),
    documento: renglon(120).min(1).nullable().default(null),
    vence: fechaContable.nullable().default(null),
  })
  .refine(({ tratamiento, documento }) => tratamiento === 'afecto' || documento !== null, {
    path: ['documento'],
    message: 'Escriba el documento que la exime.',
  });

export const titulares = z
  .array(uuid)
  .max(TITULARES_MAX)
  .refine((ids) => new Set(ids).size === ids.length, 'Hay un titular repetido.');

/** Why money does not move in or out of a savings account, whatever moves it. */
export const deMoverAhorro = [
  'NO_ENCONTRADO',
  'PRODUCTO_EN_PREPARACION',
  'CUENTA_OCUPADA',
  'CUENTA_CERRADA',
  'CUENTA_AHORRO_BLOQUEADA',
  'CUENTA_POR_RETIRAR',
  'CUENTA_A_PLAZO',
  'CUENTA_DE_OTRA_AGENCIA',
  'SALDO_INSUFICIENTE',
  'APERTURA_INSUFICIENTE',
  'PRODUCTO_SIN_REGLAS',
  'PERIODO_DE_INTERES_APLICADO',
  'MOVIMIENTO_INVALIDO',
  'LLAVE_REUTILIZADA',
  ...deContabilizar,
] as const;
