// How a savings account ends: what it would be paid today, and its closing.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import { codigoDeCuenta, enCentavos, entero, monto, motivo, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import {
  cuentaEntera,
  deMoverAhorro,
  idDeCuentaAhorro,
  interesDeCuenta,
  porCuentaAhorro,
} from './cuentas.ts';

const base = '/api/ahorros/cuentas';

/** What closing it today would pay and take. */
export const liquidacion = z.object({
  fecha: z.iso.date(),
  saldo: monto,
  interes: interesDeCuenta,
  /** Taken back of what was paid before, when a term is broken: whole centavos, in favour of the institution. */
  penalizacion: monto,
  /** Whether a term is broken by it. */
  anticipado: z.boolean(),
  /** What the member ends up with. */
  total: monto,
});
export type Liquidacion = z.output<typeof liquidacion>;

export const verLiquidacion = endpoint({
  method: 'GET',
  path: `${base}/:id/liquidacion`,
  permission: 'ahorros:ver',
  summary: 'Lo que se pagaría al cerrar hoy una cuenta',
  params: porCuentaAhorro,
  response: liquidacion,
  errors: [
    'NO_ENCONTRADO',
    'CUENTA_CERRADA',
    'CUENTA_POR_RETIRAR',
    'PRODUCTO_SIN_REGLAS',
    'PRODUCTO_EN_PREPARACION',
  ],
});

export const cerrarCuenta = endpoint({
  method: 'POST',
  path: `${base}/:id/cierre`,
  permission: 'ahorros:registrar',
  autorizable: true,
  idempotent: true,
  summary: 'Liquidar los intereses de una cuenta y cerrarla',
  params: porCuentaAhorro,
  body: z.strictObject({
    motivo,
    /** Where the money goes; null: it waits to be taken at the counter. */
    destino: idDeCuentaAhorro.nullable(),
    puente: codigoDeCuenta.nullable().default(null),
    /** What was read to the member: refused if it is another by now. */
    total: enCentavos(entero(0, MONTO_MAX)),
    /** That its term is broken, with its penalty. */
    aceptaAnticipado: z.boolean().default(false),
    version,
  }),
  response: cuentaEntera,
  errors: [...deMoverAhorro, 'CONFLICTO_DE_EDICION', 'LIQUIDACION_CAMBIADA', 'CORRIDA_TRASLAPADA'],
});
