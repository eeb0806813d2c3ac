// Libro Diario: every posted partida, strictly by number within its ejercicio, whole or added up by day or by month; or whole
// but for those of the cajas, which are one entry for each day and agencia.
// A screen asks once for the index (how many rows, and where each page begins) and then only for the pages in sight.
// Amounts are integer centavos.
import { tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { codigoDeAgencia, fechaContable, fechaDeLibros, monto, textoExacto } from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint } from '../endpoint.ts';
import { modosDeDiario } from './opciones.ts';
import { preliminar, traidos } from './periodos/preliminar.ts';

/** More than these are for a file, or for narrower dates. */
export const FILAS_EN_PANTALLA_MAX = 500_000;

/** A longer diario opens by days: what it says first does not grow with what each of them has. */
export const FILAS_DE_DIARIO_MAX = 20_000;

/** What the filters of the books have in common: dates of one ejercicio, because numbers are of one. */
export const rangoDeLibro = z.strictObject({
  desde: fechaDeLibros,
  hasta: fechaDeLibros,
  /** Absent: all the person's agencias. */
  agencia: codigoDeAgencia.optional(),
});

interface Fechas {
  readonly desde: string;
  readonly hasta: string;
}

export const enOrden = ({ desde, hasta }: Fechas): boolean => desde <= hasta;
export const ORDEN_DE_FECHAS = {
  path: ['hasta'],
  error: 'La fecha final no puede ser anterior a la inicial.',
};
export const deUnEjercicio = ({ desde, hasta }: Fechas): boolean => desde.slice(0, 4) === hasta.slice(0, 4);
export const UN_EJERCICIO = { path: ['hasta'], error: 'Elija fechas de un mismo año.' };

const campos = rangoDeLibro.extend({ modo: z.enum(modosDeDiario).default('detallado') });

const filtrosDeDiario = campos.refine(enOrden, ORDEN_DE_FECHAS).refine(deUnEjercicio, UN_EJERCICIO);
export type FiltrosDeDiario = z.output<typeof filtrosDeDiario>;

/** The paper they are printed on. */
const papelesDeLibro = ['carta', 'oficio'] as const;
export const papel = z.enum(papelesDeLibro).default('carta');

/** What a file is asked by. */
export const filtrosDeDiarioImpreso = campos
  .extend({ papel })
  .refine(enOrden, ORDEN_DE_FECHAS)
  .refine(deUnEjercicio, UN_EJERCICIO);

const filaDeDiario = z.discriminatedUnion('tipo', [
  /** Opens a partida or, added up, a day or a month (its first day); of cajas, a day of an agencia. */
  z.object({
    tipo: z.literal('asiento'),
    fecha: fechaContable,
    /** The earliest of what is added up. */
    primeraFecha: fechaContable,
    /** From the first to the last of what is added up; the same when it is one. */
    numero: z.int(),
    hastaNumero: z.int(),
    partidas: z.int(),
    /** The number of the row's one partida. */
    idPartida: z.uuid().nullable(),
    agencia: z.string().nullable(),
    tipoDePartida: z.enum(tiposDePartida).nullable(),
    concepto: z.string().nullable(),
    /** The sheet of the printed book on which it begins. */
    folio: z.int().nullable(),
  }),
  z.object({
    tipo: z.literal('linea'),
    /** Those of what it is in, so that each row leads by itself to what is behind it. */
    fecha: fechaContable,
    idPartida: z.uuid().nullable(),
    idCuenta: z.string(),
    nombreCuenta: z.string(),
    debe: monto,
    haber: monto,
    concepto: z.string().nullable(),
    documento: z.string().nullable(),
  }),
  z.object({
    tipo: z.literal('total'),
    fecha: fechaContable,
    idPartida: z.uuid().nullable(),
    debe: monto,
    haber: monto,
  }),
]);
export type FilaDeDiario = z.infer<typeof filaDeDiario>;

/** A day of a diario that is too long to open by partidas: how many it has, and what they add up to. */
const diaDeDiario = z.object({
  tipo: z.literal('dia'),
  fecha: fechaContable,
  partidas: z.int(),
  lineas: z.int(),
  debe: monto,
  haber: monto,
});
export type DiaDeDiario = z.infer<typeof diaDeDiario>;

/** What a screen shows; files and the printed book have every partida. */
const filaEnPantalla = z.union([filaDeDiario, diaDeDiario]);
export type FilaDeDiarioEnPantalla = z.infer<typeof filaEnPantalla>;

/** Where a page begins, and the number of its first row. */
export const paginaDeLibro = z.object({ fila: z.int(), clave: z.string() });
export type PaginaDeLibro = z.infer<typeof paginaDeLibro>;

/** From one key up to, not including, another; absent: to the end. */
export const tramoDePagina = z.strictObject({ clave: textoExacto(60), fin: textoExacto(60).optional() });

const totalesDeDiario = z.object({
  partidas: z.int(),
  lineas: z.int(),
  debe: monto,
  haber: monto,
});
export type TotalesDeDiario = z.infer<typeof totalesDeDiario>;

export const indiceDeDiario = z.object({
  filas: z.int(),
  paginas: z.array(paginaDeLibro),
  totales: totalesDeDiario,
  /** The rows are days, each of which opens by itself. */
  porDias: z.boolean(),
});
export type IndiceDeDiario = z.infer<typeof indiceDeDiario>;

const base = '/api/contabilidad/libro-diario';

export const verIndiceDeDiario = endpoint({
  method: 'GET',
  path: `${base}/indice`,
  permission: 'reportes:ver',
  summary:
    'Cuántas filas tiene el Libro Diario de un rango, dónde empieza cada página y sus totales; si es largo, por días',
  query: filtrosDeDiario,
  response: indiceDeDiario.extend({ preliminar, traidos, datosAl }),
  errors: ['SIN_AGENCIA'],
});

export const verPaginaDeDiario = endpoint({
  method: 'GET',
  path: `${base}/pagina`,
  permission: 'reportes:ver',
  summary: 'Las filas de una página del Libro Diario, desde una clave de su índice hasta otra',
  query: campos
    .extend(tramoDePagina.shape)
    .refine(enOrden, ORDEN_DE_FECHAS)
    .refine(deUnEjercicio, UN_EJERCICIO),
  response: z.array(filaEnPantalla),
  errors: ['SIN_AGENCIA', 'PETICION_INVALIDA'],
});
