// With what each caja begins in an institution that moves in: counted on what the books already say, so that together the cajas of an
// account hold what it holds.
import { clasesDeCaja } from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import { monto, persona, porId } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { arqueo, loContado } from './conteo.ts';

const cajaAlEmpezar = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(clasesDeCaja),
  /** What it begins with, as things stand. */
  saldo: monto,
  conteo: z
    .object({
      conteo: arqueo.shape.conteo,
      contadoPor: persona,
      contadoEn: z.iso.datetime(),
      /** How many times it was counted: the last one counts. */
      veces: z.int(),
    })
    .nullable(),
  /** It already had days of work: what it began with does not change. */
  enUso: z.boolean(),
});
export type CajaAlEmpezar = z.infer<typeof cajaAlEmpezar>;

const cuentaDeCajas = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  agencia: z.string(),
  nombreAgencia: z.string(),
  /** What the books say of it in the agencia. */
  mayor: monto,
  enCajas: monto,
  /** What the cajas hold more than the books say. */
  diferencia: monto,
  cajas: z.array(cajaAlEmpezar),
});
export type CuentaDeCajas = z.infer<typeof cuentaDeCajas>;

export const verConteosIniciales = endpoint({
  method: 'GET',
  path: `${BASE_DE_CAJAS}/conteos-iniciales`,
  permission: 'cajas:administrar',
  summary: 'Con cuánto empieza cada caja y lo que dice el mayor de su cuenta, en las agencias propias',
  response: z.object({ seCuenta: z.boolean(), cuentas: z.array(cuentaDeCajas) }),
  errors: [],
});

export const contarAlEmpezar = endpoint({
  method: 'POST',
  path: `${BASE_DE_CAJAS}/:id/conteo-inicial`,
  permission: 'cajas:administrar',
  summary:
    'Cuenta una caja al empezar, antes de firmar la puesta en marcha: no hace partida, y dice la diferencia con el mayor',
  params: porId,
  body: z.strictObject({ conteo: loContado.shape.conteo }),
  response: cuentaDeCajas,
  status: 201,
  errors: ['NO_ENCONTRADO', 'PUESTA_EN_MARCHA_FIRMADA', 'CAJA_EN_USO'],
});
