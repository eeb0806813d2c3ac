// What each account of the books is for, as the rooms that use it say: those of the close, of cash, of banks, of savings and of what is
// kept elsewhere. Nothing is kept twice: each is changed where it belongs, and here it is seen what is missing.
import { estadosDeCuenta } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { codigoDeCuenta } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

const usosDeCuenta = [
  'resultado',
  'acumulados',
  'puente',
  'caja',
  'sobrantes',
  'faltantes',
  'empleados',
  'transito',
  'banco',
  'ahorro',
  'externo',
] as const;
export type UsoDeCuenta = (typeof usosDeCuenta)[number];

const cuentaDeControl = z.object({
  uso: z.enum(usosDeCuenta),
  /** Whose it is: a caja, a bank account, a product; empty where the use says it all. */
  de: z.string(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  estado: z.enum(estadosDeCuenta),
  /** Only its own room should move it, and it may still be moved by hand. */
  porMarcar: z.boolean(),
});
export type CuentaDeControl = z.infer<typeof cuentaDeControl>;

const cuentasDeControl = z.object({
  cuentas: z.array(cuentaDeControl),
  /** Uses that need an account and have none. */
  faltan: z.array(z.enum(usosDeCuenta)),
  /** Accounts of cash that are of no caja and of no bank. */
  efectivoSuelto: z.array(z.object({ idCuenta: z.string(), nombreCuenta: z.string() })),
});
export type CuentasDeControl = z.infer<typeof cuentasDeControl>;

const base = '/api/contabilidad/cuentas-de-control';

export const verCuentasDeControl = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary:
    'Qué cuenta es cada cosa: cierre, cajas, bancos, ahorros y auxiliares externos, y lo que falta decir',
  response: cuentasDeControl,
  errors: [],
});

export const marcarSoloSistema = endpoint({
  method: 'POST',
  path: `${base}/solo-sistema`,
  permission: 'catalogo:editar',
  summary: 'Deja que solo su propio módulo mueva esas cuentas de cajas, bancos o ahorros',
  body: z.strictObject({ cuentas: z.array(codigoDeCuenta).min(1, 'Elija al menos una cuenta.').max(500) }),
  response: cuentasDeControl,
  errors: ['CUENTA_NO_EXISTE'],
});
