// Partidas, draft or posted: listing them and seeing one whole. Amounts are integer centavos.
import { origenesDePartida } from '@cuadra/core/origen';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import {
  codigoDeAgencia,
  codigoDeCuenta,
  cursor,
  fechaContable,
  instante,
  monto,
  montoEscrito,
  persona,
  porId,
  porPagina,
  renglon,
  textoGuardable,
  uuid,
  uuids,
} from '../campos.ts';
import { endpoint, type ResponseOf } from '../endpoint.ts';

export const resumenDePartida = z.object({
  id: z.uuid(),
  ejercicio: z.int(),
  numero: z.int().nullable(),
  /** The one it had where it was brought from; null: it was made here. */
  numeroOriginal: z.string().nullable(),
  estado: z.enum(estadosDePartida),
  tipo: z.enum(tiposDePartida),
  fecha: fechaContable,
  fechaDocumento: fechaContable.nullable(),
  registradaEn: z.iso.datetime(),
  editadaEn: z.iso.datetime(),
  agencia: z.string(),
  concepto: z.string(),
  debe: monto,
  haber: monto,
  cantidadLineas: z.int(),
  /** Which feature made it; only that one undoes it. */
  origen: z.enum(origenesDePartida),
  /** Whoever wrote in it last; null: the system itself. Of a posted one, under the name they had then. */
  autor: persona.nullable(),
  aprobador: persona.nullable(),
  /** If somebody other than its author began it. */
  iniciadaPor: persona.nullable(),
  /** Everybody who wrote in a draft: none of them approves it. */
  escritores: z.array(z.uuid()),
  revierte: z.uuid().nullable(),
  revertidaPor: z.uuid().nullable(),
  /** The reversal of it that waits for approval. */
  reversionPropuesta: z.uuid().nullable(),
  soportes: z.int(),
  version: z.int(),
});
export type ResumenDePartida = z.infer<typeof resumenDePartida>;

/** What the welcome screen tells of each of the last ones. */
export const partidaEnInicio = z.object({
  id: z.uuid(),
  ejercicio: z.int(),
  numero: z.int(),
  tipo: z.enum(tiposDePartida),
  fecha: fechaContable,
  agencia: z.string(),
  concepto: z.string(),
  total: monto,
  /** Null: the system itself. */
  autor: z.string().nullable(),
});
export type PartidaEnInicio = z.infer<typeof partidaEnInicio>;

export const linea = z.object({
  n: z.int(),
  idCuenta: z.string(),
  nombreCuenta: z.string().nullable(),
  debe: monto,
  haber: monto,
  concepto: z.string().nullable(),
  documento: z.string().nullable(),
});

const hechoDeHistoria = z.object({
  instante: z.iso.datetime(),
  actor: z.string().nullable(),
  accion: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});

const partidaCompleta = resumenDePartida.extend({
  lineas: z.array(linea),
  motivo: z.string().nullable(),
  huella: z.string().nullable(),
  historia: z.array(hechoDeHistoria),
  /** That which brought it; null also to whoever may not see that import. */
  importacion: z
    .object({
      id: z.uuid(),
      /** Empty: it came from a program, without a name. */
      nombre: z.string(),
      en: z.iso.datetime(),
    })
    .nullable(),
});
export type PartidaCompleta = z.infer<typeof partidaCompleta>;

/** Those whose effect was undone, those that undo another's, and those that are neither. */
export const reversionesDePartida = ['revertida', 'reversion', 'ninguna'] as const;
export type ReversionDePartida = (typeof reversionesDePartida)[number];

/** By which column, and whether from the last to the first. Within an agencia, a state or a type, from the newest. */
export const ordenesDePartidas = [
  'recientes',
  'antiguas',
  'numero',
  'numero-desc',
  'monto',
  'monto-desc',
  'agencia',
  'agencia-desc',
  'estado',
  'estado-desc',
  'tipo',
  'tipo-desc',
] as const;
export type OrdenDePartidas = (typeof ordenesDePartidas)[number];

export const rutaDePartidas = '/api/contabilidad/partidas';
export const filtrosDePartidas = z.strictObject({
  desde: fechaContable.optional(),
  hasta: fechaContable.optional(),
  registradaDesde: instante.optional(),
  registradaHasta: instante.optional(),
  estado: z.enum(estadosDePartida).optional(),
  tipo: z.enum(tiposDePartida).optional(),
  agencia: codigoDeAgencia.optional(),
  idCuenta: codigoDeCuenta.optional(),
  /**
   * By how its words begin, in the concepto or in the documento of a line; the number of the partida (`15`, `15/2026`) or the one it had before; an
   * amount, its own or that of a line (`1,250.00`, `Q 1,250`); the code or the name of an account that it moves.
   */
  texto: textoGuardable(100).optional(),
  montoMin: montoEscrito.optional(),
  montoMax: montoEscrito.optional(),
  usuario: uuid.optional(),
  conSoporte: z.enum(['true', 'false']).optional(),
  reversion: z.enum(reversionesDePartida).optional(),
  /** The number it had where it was brought from, by how it begins. */
  numeroOriginal: renglon(100).optional(),
  /** The ids of those chosen one by one, with commas between them; the other filters hold too. */
  ids: uuids(200).optional(),
});
export type FiltrosDePartidas = z.infer<typeof filtrosDePartidas>;

/** Beyond these the posted ones of a filter are not counted unless somebody asks for it. */
export const PARTIDAS_CONTADAS_MAX = 10_000;

/** What is not posted yet is told apart: a draft may not balance, and a Debe and a Haber stand together for the same thing. */
const aparte = z.object({
  estado: z.enum(estadosDePartida).exclude(['contabilizada']),
  total: z.int(),
  debe: monto,
  haber: monto,
});

const totales = {
  /** How many partidas the list has, of whatever state; at least so many when they were not all counted. */
  total: z.int(),
  completo: z.boolean(),
  contabilizadas: z.int(),
  /** What the posted ones add up to; null when they were not all counted. */
  debe: monto.nullable(),
  haber: monto.nullable(),
  /** The states that there are. */
  aparte: z.array(aparte),
};

export const listarPartidas = endpoint({
  method: 'GET',
  path: rutaDePartidas,
  permission: 'partidas:ver',
  summary: 'Partidas por páginas, en el orden de una columna, con cuántas tiene el filtro y lo que suman',
  query: filtrosDePartidas.extend({
    cursor: cursor.optional(),
    limite: porPagina(200, 50),
    orden: z.enum(ordenesDePartidas).default('recientes'),
    /** False: without counting. Whoever turns pages need not count everything again with each. */
    totales: z.enum(['true', 'false']).default('true'),
  }),
  response: z.object({
    partidas: z.array(resumenDePartida),
    siguiente: z.string().nullable(),
    ...z.object(totales).partial().shape,
  }),
  errors: [],
});

/** Apart from the list, so that it does not wait for them. */
export const totalizarPartidas = endpoint({
  method: 'GET',
  path: `${rutaDePartidas}/totales`,
  permission: 'partidas:ver',
  summary:
    'Cuántas partidas tiene un filtro y cuánto suman las contabilizadas, con las demás aparte; si son muchas, cuántas son al menos',
  query: filtrosDePartidas.extend({
    /** True: all of them, however long it takes. */
    completo: z.enum(['true', 'false']).default('false'),
  }),
  response: z.object(totales),
  errors: [],
});
export type TotalesDePartidas = ResponseOf<typeof totalizarPartidas>;

export const verPartida = endpoint({
  method: 'GET',
  path: `${rutaDePartidas}/:id`,
  permission: 'partidas:ver',
  summary: 'Una partida con sus líneas y toda su historia',
  params: porId,
  response: partidaCompleta,
  errors: ['NO_ENCONTRADO'],
});
