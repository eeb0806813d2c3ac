// Financial statements. All of them are the same dataset: columns, rows with a value for each, proofs that must hold
// and the coverage of the chart. Amounts are integer centavos; percentages, hundredths of a per cent.

import { columnasPosibles } from '@cuadra/core/estados-financieros/columnas';
import { clasesDeFila } from '@cuadra/core/estados-financieros/fila';
import { ques } from '@cuadra/core/estados-financieros/partes';
import { partidasContadas } from '@cuadra/core/partidas-contadas';
import { z } from 'zod';
import {
  clave,
  codigoDeAgencia,
  fechaContable,
  fechaDeLibros,
  monto,
  nivelEscrito,
  textoExacto,
} from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint, type ResponseOf } from '../endpoint.ts';
import { estados, formasDeEstado } from './opciones.ts';
import { preliminar, traidos } from './periodos/preliminar.ts';

const siONo = z.enum(['true', 'false']);

/** `mes,acumulado` in an address; a list where it was read already. */
const columnas = z
  .union([textoExacto(200).transform((texto) => texto.split(',')), z.array(clave(40)).max(20)])
  .pipe(z.array(z.enum(columnasPosibles)).max(20))
  .refine((pedidas) => pedidas.some((una) => una !== 'variacion'), {
    error: 'Elija al menos un periodo; la variación sola no dice de cuál.',
  });

export const filtrosDeEstado = z
  .strictObject({
    /** The last day that counts. */
    fecha: fechaDeLibros,
    /** First day of a balance de comprobación; absent: the first of the month. */
    desde: fechaDeLibros.optional(),
    /** Absent: all the person's agencias. */
    agencia: codigoDeAgencia.optional(),
    nivelDesde: nivelEscrito.default(1),
    nivelHasta: nivelEscrito.default(6),
    /** Compares periods, or puts each agencia in a column with the consolidado. */
    por: z.enum(['periodo', 'agencia']).default('periodo'),
    /** By period; absent: those usual for the statement. */
    columnas: columnas.optional(),
    /** By agencia: of the month or of the year. */
    medida: z.enum(['mes', 'acumulado']).default('acumulado'),
    forma: z.enum(formasDeEstado).optional(),
    /** A balance de comprobación without the partidas de cierre of its range. */
    antesDelCierre: siONo.default('false'),
    /** Also the rows that are zero. */
    conCero: siONo.default('false'),
  })
  .refine(({ desde, fecha: hasta }) => desde === undefined || desde <= hasta, {
    path: ['desde'],
    error: 'La fecha inicial no puede ser posterior a la final.',
  })
  .refine(({ nivelDesde, nivelHasta }) => nivelDesde <= nivelHasta, {
    path: ['nivelDesde'],
    error: 'El primer nivel no puede ser más profundo que el último.',
  });
export type FiltrosDeEstado = z.output<typeof filtrosDeEstado>;

/** As a file: which of them, and on which paper. */
export const filtrosDeEstadoImpreso = filtrosDeEstado.safeExtend({
  estado: z.enum(estados),
  papel: z.enum(['carta', 'oficio']).default('carta'),
});

/** A range of lines: from a day to another, of an agencia or of all those asked for. */
const rango = z.object({
  desde: fechaContable,
  hasta: fechaContable,
  agencia: z.string().optional(),
});

const columnaDeEstado = z.object({
  clave: z.string(),
  titulo: z.string(),
  subtitulo: z.string(),
  clase: z.enum(['monto', 'porcentaje']),
  /** Where the lines behind its figures are, together with the row's account; null where they are not of one range. */
  enlace: rango.nullable(),
});
export type ColumnaDeEstado = z.infer<typeof columnaDeEstado>;

const filaDeEstado = z.object({
  clave: z.string(),
  clase: z.enum(clasesDeFila),
  idCuenta: z.string().nullable(),
  texto: z.string(),
  nivel: z.int(),
  padre: z.string().nullable(),
  esFinal: z.boolean(),
  /** One for each column; none in titles. Null: it cannot be said. */
  valores: z.array(z.int().nullable()),
  /** The rows that this one adds (`+clave`) or takes away (`-clave`); empty where it stands by itself. */
  suma: z.array(z.string()),
  /** Whose lines explain its figures; null where it takes more than them: then its parts are asked for. */
  enlace: z.object({ cuenta: z.string() }).nullable(),
  /** The columns, by their place, that leave out the partidas de cierre among those lines: the parts lead to the rest. */
  sinCierre: z.array(z.int()),
});
export type FilaDeEstado = z.infer<typeof filaDeEstado>;

/** Whether the lines of the row's account in the column's range are all that a figure is made of. */
export function llevaASusMovimientos(
  { enlace: cuenta, sinCierre }: Pick<FilaDeEstado, 'enlace' | 'sinCierre'>,
  { enlace }: Pick<ColumnaDeEstado, 'enlace'>,
  lugar: number,
): boolean {
  return cuenta !== null && enlace !== null && !sinCierre.includes(lugar);
}

const cuentaNombrada = z.object({ idCuenta: z.string(), nombreCuenta: z.string() });

export const estadoFinanciero = z.object({
  estado: z.enum(estados),
  titulo: z.string(),
  /** What the figures are of, one line each, as printed. */
  detalles: z.array(z.string()),
  fecha: fechaContable,
  agencias: z.array(z.object({ idAgencia: z.string(), nombreAgencia: z.string() })),
  columnas: z.array(columnaDeEstado),
  filas: z.array(filaDeEstado),
  pruebas: z.array(z.object({ texto: z.string(), cuadra: z.boolean(), diferencia: monto })),
  /** Every detail account of the chart that the statement answers for is in it exactly once. */
  cobertura: z.object({
    cuentas: z.int(),
    sinUbicar: z.array(cuentaNombrada),
    repetidas: z.array(cuentaNombrada),
  }),
  notas: z.array(z.string()),
});
export type EstadoFinanciero = z.infer<typeof estadoFinanciero>;

export const verEstadoFinanciero = endpoint({
  method: 'GET',
  path: '/api/contabilidad/estados-financieros/:estado',
  permission: 'reportes:ver',
  summary: 'Un estado financiero: sus columnas, sus renglones, lo que debe cuadrar y las cuentas que cubre',
  params: z.object({ estado: z.enum(estados) }),
  query: filtrosDeEstado,
  response: estadoFinanciero.extend({ preliminar, traidos, datosAl }),
  errors: ['SIN_AGENCIA', 'PETICION_INVALIDA'],
});

/** An account behind a figure: which of its lines count, and what they put in it. */
const parteDeCifra = rango.extend({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  que: z.enum(ques),
  valor: monto,
  /** Which partidas of those days; absent: all of them count. */
  partidas: z.enum(partidasContadas).optional(),
});
export type ParteDeCifra = z.infer<typeof parteDeCifra>;

export const verCifra = endpoint({
  method: 'GET',
  path: '/api/contabilidad/estados-financieros/:estado/cifra',
  permission: 'reportes:ver',
  summary: 'De qué se compone una cifra de un estado financiero: las cuentas y las líneas que la suman',
  params: z.object({ estado: z.enum(estados) }),
  query: filtrosDeEstado.safeExtend({ fila: textoExacto(80), columna: textoExacto(40) }),
  response: z.object({
    texto: z.string(),
    columna: z.object({ titulo: z.string(), subtitulo: z.string() }),
    valor: monto,
    /** They add up to it. */
    partes: z.array(parteDeCifra),
    datosAl,
  }),
  errors: ['SIN_AGENCIA', 'PETICION_INVALIDA'],
});
export type Cifra = ResponseOf<typeof verCifra>;
