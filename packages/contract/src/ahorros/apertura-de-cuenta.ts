// How a savings account is opened: what a product offers, and the account itself.
import { destinosAlVencer } from '@cuadra/core/ahorros/cuenta';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import { codigoDeAgencia, codigoDeCuenta, entero, enteroEscrito, monto, renglon } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import {
  cuentaEntera,
  deMoverAhorro,
  idDeCuentaAhorro,
  idDeProducto,
  idDeProductoEscrito,
  montoDeAhorro,
  productoDeCuenta,
  reglasDeCuenta,
  titulares,
  tratamientoDeIsr,
} from './cuentas.ts';

/** What the form of a new account is filled with. */
export const ofrecerCuenta = endpoint({
  method: 'GET',
  path: '/api/ahorros/cuenta-nueva',
  permission: 'ahorros:registrar',
  summary: 'Lo que ofrece un producto a una cuenta nueva: su número, sus plazos y sus tasas',
  query: z.strictObject({
    producto: idDeProductoEscrito,
    agencia: codigoDeAgencia,
    monto: enteroEscrito(0, MONTO_MAX).optional(),
  }),
  response: z.object({
    numero: z.string(),
    producto: productoDeCuenta,
    reglas: reglasDeCuenta,
    aperturaMinima: monto,
    /** What the amount that was asked about would earn; for term products, with each term offered. */
    tasas: z.array(z.object({ plazo: z.int().nullable(), ppm: z.int(), vence: z.iso.date().nullable() })),
  }),
  errors: [
    'NO_ENCONTRADO',
    'SIN_AGENCIA',
    'PRODUCTO_EN_PREPARACION',
    'PRODUCTO_INACTIVO',
    'PRODUCTO_SIN_REGLAS',
  ],
});

const numeroDeCuentaAhorro = renglon(20).regex(
  /^[0-9A-Z][0-9A-Z-]{3,19}$/,
  'El número lleva de 4 a 20 dígitos, letras mayúsculas o guiones.',
);

const cuentaNueva = z.strictObject({
  producto: idDeProducto,
  agencia: codigoDeAgencia,
  /** Absent: the one the program proposes. */
  numero: numeroDeCuentaAhorro.optional(),
  /** In order: the account is named after the first. */
  titulares,
  isr: tratamientoDeIsr.default({ tratamiento: 'afecto', documento: null, vence: null }),
  /** Term products: one of the terms offered, in days. */
  plazo: entero(1, 7300).nullable().default(null),
  alVencer: z.enum(destinosAlVencer).nullable().default(null),
  destino: idDeCuentaAhorro.nullable().default(null),
  /** What it is opened with, from another account; null: at the counter, later. */
  deposito: z
    .strictObject({
      desde: idDeCuentaAhorro,
      monto: montoDeAhorro,
      puente: codigoDeCuenta.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type CuentaNueva = z.output<typeof cuentaNueva>;

export const abrirCuenta = endpoint({
  method: 'POST',
  path: '/api/ahorros/cuentas',
  permission: 'ahorros:registrar',
  autorizable: true,
  idempotent: true,
  summary: 'Abrir una cuenta de ahorro',
  body: cuentaNueva,
  response: cuentaEntera,
  status: 201,
  errors: [
    ...deMoverAhorro,
    'SIN_AGENCIA',
    'PRODUCTO_INACTIVO',
    'ASOCIADO_NO_ACTIVO',
    'TITULAR_REQUERIDO',
    'PLAZO_NO_OFRECIDO',
    'CUENTA_AHORRO_REPETIDA',
  ],
});
