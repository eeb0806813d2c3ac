// The desk on which the bank and the books are compared: both sides of a month, with what is still outstanding from before.
import { clasesDeExplicacion } from '@cuadra/core/bancos/conciliacion-textos';
import { clasesDeRazon } from '@cuadra/core/bancos/cruce';
import { z } from 'zod';
import { anioEscrito, enteroEscrito, fechaContable, mesEscrito, monto, porId } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { trabajoPesado } from '../../trabajo-pesado.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';

const base = BASE_DE_BANCOS;

const explicacion = z.object({
  clase: z.enum(clasesDeExplicacion),
  motivo: z.string().nullable(),
});

/** A line of the bank. What entered the account is positive. */
const lineaDeMesa = z.object({
  id: z.uuid(),
  fecha: fechaContable,
  texto: z.string(),
  referencia: z.string().nullable(),
  tipo: z.string().nullable(),
  monto,
  /** What nothing explains yet, of the same sign; zero: matched. */
  pendiente: monto,
  explicacion: explicacion.nullable(),
});
export type LineaDeMesa = z.infer<typeof lineaDeMesa>;

/** A line of the books on the account of the bank. */
const movimientoDeMesa = z.object({
  id: z.uuid(),
  fecha: fechaContable,
  concepto: z.string(),
  documento: z.string().nullable(),
  /** Null: from before the first month that is compared. */
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
  agencia: z.string().nullable(),
  monto,
  pendiente: monto,
  explicacion: explicacion.nullable(),
  /** The number of its cheque. */
  cheque: z.int().nullable(),
});
export type MovimientoDeMesa = z.infer<typeof movimientoDeMesa>;

export const razon = z.object({ clase: z.enum(clasesDeRazon), puntos: z.int(), texto: z.string() });

const sugerencia = z.object({
  id: z.uuid(),
  /** What goes together; a partida that a rule would make of a line; a transfer from or to another own account. */
  clase: z.enum(['cruce', 'regla', 'traslado']),
  puntaje: z.int(),
  razones: z.array(razon),
  lineas: z.array(z.uuid()),
  movimientos: z.array(z.uuid()),
  regla: z
    .object({ id: z.uuid(), nombre: z.string(), idCuenta: z.string(), concepto: z.string() })
    .nullable(),
  /** The line of the other account, of a transfer that the books do not have. */
  traslado: z
    .object({ cuentaBancaria: z.uuid(), nombre: z.string(), linea: z.uuid(), fecha: fechaContable, monto })
    .nullable(),
});
export type Sugerencia = z.infer<typeof sugerencia>;

export const cifrasDeMesa = z.object({
  saldoBanco: monto,
  saldoLibros: monto,
  /** Bank less books. */
  diferencia: monto,
  /** The part of it that matched or explained lines do not account for. */
  porExplicar: monto,
  sinExplicar: z.object({ banco: z.int(), libros: z.int() }),
  /** Totals of the month: what entered and what left, by each side. */
  banco: z.object({ entradas: monto, salidas: monto }),
  libros: z.object({ entradas: monto, salidas: monto }),
});
export type CifrasDeMesa = z.infer<typeof cifrasDeMesa>;

export const mesa = z.object({
  revision: z.int(),
  /** True: this is everything, whatever was there before is not. False: only what changed since the revision asked about. */
  entera: z.boolean(),
  lineas: z.array(lineaDeMesa),
  movimientos: z.array(movimientoDeMesa),
  /** All that there are, always. */
  sugerencias: z.array(sugerencia),
  cifras: cifrasDeMesa,
});
export type Mesa = z.infer<typeof mesa>;

export const verMesa = endpoint({
  method: 'GET',
  path: `${base}/cuentas/:id/mesa`,
  permission: 'bancos:ver',
  summary:
    'Las líneas del banco y de los libros de un mes, con lo pendiente de antes; con `desde`, solo lo que cambió desde esa revisión',
  params: porId,
  query: z.strictObject({
    anio: anioEscrito,
    mes: mesEscrito,
    desde: enteroEscrito(0, Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: mesa,
  errors: ['NO_ENCONTRADO'],
});

const pasada = trabajoPesado.extend({
  cuentaBancaria: z.uuid(),
  resultado: z
    .object({ automaticos: z.int(), sugeridos: z.int(), porRegla: z.int(), traslados: z.int() })
    .nullable(),
});
export type Pasada = z.infer<typeof pasada>;

export const cruzarCuenta = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/cruzar`,
  permission: 'bancos:conciliar',
  summary: 'Empieza la pasada automática sobre lo pendiente de una cuenta; sigue sola y avisa cuando termina',
  params: porId,
  response: pasada,
  status: 201,
  errors: ['NO_ENCONTRADO', 'TRABAJO_EN_CURSO', 'CUENTA_BANCARIA_INACTIVA'],
});

export const verPasada = endpoint({
  method: 'GET',
  path: `${base}/cuentas/:id/cruzar`,
  permission: 'bancos:ver',
  summary: 'La última pasada automática de una cuenta: hasta dónde va o qué halló',
  params: porId,
  response: pasada.nullable(),
  errors: ['NO_ENCONTRADO'],
});
