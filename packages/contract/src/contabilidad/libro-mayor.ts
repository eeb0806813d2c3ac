// Libro Mayor: each account with what it brought, its movements (one by one, by day or by month) with their reference to
// the diario, and what it is left with; and the proof that all of them add up to the diario. Results begin each year at
// zero. Also the inventory: what the institution has and owes at the end of a day. Amounts are integer centavos; a
// balance is in the account's own nature.
import { naturalezas, tiposDeCuenta } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { codigoDeCuenta, fechaContable, monto, nivelEscrito } from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint } from '../endpoint.ts';
import {
  deUnEjercicio,
  enOrden,
  ORDEN_DE_FECHAS,
  paginaDeLibro,
  papel,
  rangoDeLibro,
  tramoDePagina,
  UN_EJERCICIO,
} from './libro-diario.ts';
import { agrupacionesDeMayor } from './opciones.ts';
import { preliminar, traidos } from './periodos/preliminar.ts';

const campos = rangoDeLibro.extend({
  agrupacion: z.enum(agrupacionesDeMayor).default('dia'),
  /** The account of that level under which each line falls (or its own, if it is higher up); absent: its own. */
  nivel: nivelEscrito.optional(),
  /** Only what is under that account. */
  cuenta: codigoDeCuenta.optional(),
});

const filtrosDeMayor = campos.refine(enOrden, ORDEN_DE_FECHAS).refine(deUnEjercicio, UN_EJERCICIO);
export type FiltrosDeMayor = z.output<typeof filtrosDeMayor>;

/** What a file is asked by. */
export const filtrosDeMayorImpreso = campos
  .extend({ papel })
  .refine(enOrden, ORDEN_DE_FECHAS)
  .refine(deUnEjercicio, UN_EJERCICIO);

const filaDeMayor = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('cuenta'),
    idCuenta: z.string(),
    nombreCuenta: z.string(),
    naturaleza: z.enum(naturalezas),
    saldoInicial: monto,
  }),
  z.object({
    tipo: z.literal('movimiento'),
    idCuenta: z.string(),
    /** The movement's or the day's; a month's, its first day. */
    fecha: fechaContable,
    /** The earliest of what is added up. */
    primeraFecha: fechaContable,
    /** In the diario: from the first to the last of what is added up. */
    numero: z.int(),
    hastaNumero: z.int(),
    partidas: z.int(),
    /** The number of the row's one partida. */
    idPartida: z.uuid().nullable(),
    concepto: z.string().nullable(),
    /** The sheet of the printed diario on which the first one begins. */
    folio: z.int().nullable(),
    debe: monto,
    haber: monto,
    saldo: monto,
  }),
  z.object({
    tipo: z.literal('total'),
    idCuenta: z.string(),
    debe: monto,
    haber: monto,
    saldoFinal: monto,
  }),
]);
export type FilaDeMayor = z.infer<typeof filaDeMayor>;

const lados = z.object({ debe: monto, haber: monto });

/** The diario added up from its partidas; the mayor, from what each account moved. Of the whole range, whatever account is looked at. */
const pruebaDeMayor = z.object({
  diario: lados,
  mayor: lados,
  cuadra: z.boolean(),
});
export type PruebaDeMayor = z.infer<typeof pruebaDeMayor>;

export const indiceDeMayor = z.object({
  filas: z.int(),
  paginas: z.array(paginaDeLibro),
  /** What the accounts shown add up to. */
  totales: lados.extend({ cuentas: z.int() }),
  prueba: pruebaDeMayor,
});
export type IndiceDeMayor = z.infer<typeof indiceDeMayor>;

const base = '/api/contabilidad/libro-mayor';

export const verIndiceDeMayor = endpoint({
  method: 'GET',
  path: `${base}/indice`,
  permission: 'reportes:ver',
  summary:
    'Cuántas filas tiene el Libro Mayor de un rango, dónde empieza cada página, y la prueba diario = mayor',
  query: filtrosDeMayor,
  response: indiceDeMayor.extend({ preliminar, traidos, datosAl }),
  errors: ['SIN_AGENCIA', 'REPORTE_DEMASIADO_GRANDE'],
});

export const verPaginaDeMayor = endpoint({
  method: 'GET',
  path: `${base}/pagina`,
  permission: 'reportes:ver',
  summary: 'Las filas de una página del Libro Mayor, desde una clave de su índice hasta otra',
  query: campos
    .extend(tramoDePagina.shape)
    .refine(enOrden, ORDEN_DE_FECHAS)
    .refine(deUnEjercicio, UN_EJERCICIO),
  response: z.array(filaDeMayor),
  errors: ['SIN_AGENCIA', 'PETICION_INVALIDA'],
});

const filtrosDeInventario = z.strictObject({
  fecha: rangoDeLibro.shape.hasta,
  agencia: rangoDeLibro.shape.agencia,
  /** Accounts of that level and above it; absent: all. */
  nivel: nivelEscrito.optional(),
});
export type FiltrosDeInventario = z.output<typeof filtrosDeInventario>;

/** What a file is asked by. */
export const filtrosDeInventarioImpreso = filtrosDeInventario.extend({ papel });

export const inventario = z.object({
  fecha: fechaContable,
  /** What is not in zeros, in the order of the codes: activo, its deductions, pasivo, otras acreedoras, capital. */
  cuentas: z.array(
    z.object({
      idCuenta: z.string(),
      nombreCuenta: z.string(),
      tipoCuenta: z.enum(tiposDeCuenta),
      naturaleza: z.enum(naturalezas),
      nivel: z.int(),
      saldo: monto,
    }),
  ),
  totales: z.object({
    /** Less what regulates it. */
    activo: monto,
    pasivo: monto,
    capital: monto,
    /** Productos less gastos that no close has carried to capital yet. */
    resultado: monto,
    cuadra: z.boolean(),
  }),
});
export type Inventario = z.infer<typeof inventario>;

export const verInventario = endpoint({
  method: 'GET',
  path: `${base}/inventario`,
  permission: 'reportes:ver',
  summary: 'Lo que la institución tiene, debe y es suyo al final de un día, cuenta por cuenta',
  query: filtrosDeInventario,
  response: inventario.extend({ preliminar, traidos, datosAl }),
  errors: ['SIN_AGENCIA'],
});
