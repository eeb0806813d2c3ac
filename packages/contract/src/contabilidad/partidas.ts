// Partidas: from draft to posted, and what is done with a posted one. Amounts are integer centavos.
import { LINEAS_MAX, tiposDePartida, tiposManuales } from '@cuadra/core/partida';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoGuardable } from '../texto.ts';

export const fechaContable = z.iso
  .date('Escriba la fecha como AAAA-MM-DD.')
  .refine((fecha) => fecha >= '1900-01-01', 'La fecha es demasiado antigua.');

/** What adds up exactly over all the lines of a partida; whether a line may carry it is for the ledger to say. */
const SUMABLE_MAX = Math.floor(Number.MAX_SAFE_INTEGER / LINEAS_MAX);
const monto = z.int().min(-SUMABLE_MAX).max(SUMABLE_MAX).default(0);

/** 5,000 lines with their concepts and documents. */
export const PARTIDA_BYTES_MAX = 4 * 1024 * 1024;

export const estadosDePartida = ['borrador', 'en_revision', 'rechazada', 'contabilizada'] as const;
export type EstadoDePartida = (typeof estadosDePartida)[number];

export const lineaNueva = z.object({
  idCuenta: textoGuardable(10).default(''),
  debe: monto,
  haber: monto,
  concepto: textoGuardable(500).nullish(),
  documento: textoGuardable(60).nullish(),
});

const camposDePartida = z.object({
  fecha: fechaContable,
  fechaDocumento: fechaContable.nullish(),
  tipo: z.enum(tiposManuales),
  agencia: z.string().regex(/^\d{2}$/),
  concepto: textoGuardable(500),
  lineas: z.array(lineaNueva).max(LINEAS_MAX),
});

/** A draft may be incomplete; what it lacks is said when it is posted, not while it is being written. */
export const partidaNueva = camposDePartida.extend({ concepto: textoGuardable(500).default('') });
export type PartidaNueva = z.infer<typeof partidaNueva>;

/** Only what changes: a field that is not sent stays as it was. */
export const cambiosDePartida = camposDePartida.partial().extend({ version: z.int() });
export type CambiosDePartida = z.infer<typeof cambiosDePartida>;

export const persona = z.object({ id: z.uuid(), nombre: z.string() });

export const resumenDePartida = z.object({
  id: z.uuid(),
  ejercicio: z.int(),
  numero: z.int().nullable(),
  estado: z.enum(estadosDePartida),
  tipo: z.enum(tiposDePartida),
  fecha: fechaContable,
  fechaDocumento: fechaContable.nullable(),
  registradaEn: z.iso.datetime(),
  editadaEn: z.iso.datetime(),
  agencia: z.string(),
  concepto: z.string(),
  debe: z.int(),
  haber: z.int(),
  cantidadLineas: z.int(),
  /** Null: the system itself. */
  autor: persona.nullable(),
  aprobador: persona.nullable(),
  revierte: z.uuid().nullable(),
  revertidaPor: z.uuid().nullable(),
  soportes: z.int(),
  version: z.int(),
});
export type ResumenDePartida = z.infer<typeof resumenDePartida>;

export const linea = z.object({
  n: z.int(),
  idCuenta: z.string(),
  nombreCuenta: z.string().nullable(),
  debe: z.int(),
  haber: z.int(),
  concepto: z.string().nullable(),
  documento: z.string().nullable(),
});

export const hechoDeHistoria = z.object({
  instante: z.iso.datetime(),
  actor: z.string().nullable(),
  accion: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});

export const partidaCompleta = resumenDePartida.extend({
  lineas: z.array(linea),
  motivo: z.string().nullable(),
  huella: z.string().nullable(),
  historia: z.array(hechoDeHistoria),
});
export type PartidaCompleta = z.infer<typeof partidaCompleta>;

const base = '/api/contabilidad/partidas';
const porId = z.object({ id: z.uuid() });
export const motivo = textoGuardable(400).min(3, 'Escriba el motivo.');
/** The version the person looked at: what they decide on is that one and no later one. */
const decidida = z.object({ version: z.coerce.number().int().optional() });

const deContabilizar = [
  'LINEA_INVALIDA',
  'PARTIDA_DESCUADRADA',
  'CUENTA_NO_EXISTE',
  'CUENTA_NO_DETALLE',
  'CUENTA_BLOQUEADA',
  'CUENTA_SOLO_SISTEMA',
  'CONCEPTO_VACIO',
  'FECHA_FUTURA',
  'PERIODO_CERRADO',
  'REQUIERE_APROBACION',
] as const;

export const crearPartida = endpoint({
  method: 'POST',
  path: base,
  permission: 'partidas:registrar',
  summary: 'Crea un borrador o, con contabilizar, una partida contabilizada. Admite Idempotency-Key',
  body: partidaNueva.extend({ contabilizar: z.boolean().default(false) }),
  bytesMax: PARTIDA_BYTES_MAX,
  idempotent: true,
  response: resumenDePartida,
  status: 201,
  errors: ['SIN_AGENCIA', 'LLAVE_REUTILIZADA', ...deContabilizar],
});

export const filtrosDePartidas = z.object({
  desde: fechaContable.optional(),
  hasta: fechaContable.optional(),
  registradaDesde: z.iso.datetime({ offset: true }).optional(),
  registradaHasta: z.iso.datetime({ offset: true }).optional(),
  estado: z.enum(estadosDePartida).optional(),
  tipo: z.enum(tiposDePartida).optional(),
  agencia: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
  idCuenta: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  /** The number of the partida or, with at least three letters together, in its concepto or the documento of a line. */
  texto: textoGuardable(100).optional(),
  montoMin: z.coerce.number().int().min(0).optional(),
  montoMax: z.coerce.number().int().min(0).optional(),
  usuario: z.uuid().optional(),
  conSoporte: z.enum(['true', 'false']).optional(),
  /** Of those chosen one by one, the rest of the filters: their ids, with commas between them. */
  ids: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,199}$/)
    .optional(),
});
export type FiltrosDePartidas = z.infer<typeof filtrosDePartidas>;

const totales = { total: z.int(), debe: z.int(), haber: z.int() };

export const listarPartidas = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Partidas por páginas, con el total de partidas y las sumas de debe y haber del filtro',
  query: filtrosDePartidas.extend({
    cursor: z.string().max(200).optional(),
    limite: z.coerce.number().int().min(1).max(200).default(50),
    orden: z.enum(['recientes', 'antiguas']).default('recientes'),
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
  path: `${base}/totales`,
  permission: 'partidas:ver',
  summary: 'Cuántas partidas tiene un filtro, y las sumas de su debe y su haber',
  query: filtrosDePartidas,
  response: z.object(totales),
  errors: [],
});

export const verPartida = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'partidas:ver',
  summary: 'Una partida con sus líneas y toda su historia',
  params: porId,
  response: partidaCompleta,
  errors: ['NO_ENCONTRADO'],
});

export const editarPartida = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission: 'partidas:registrar',
  summary: 'Guarda un borrador; con la versión que se leyó, para no pisar a otra persona',
  params: porId,
  body: cambiosDePartida,
  bytesMax: PARTIDA_BYTES_MAX,
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE', 'SIN_AGENCIA'],
});

export const descartarPartida = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'partidas:registrar',
  summary: 'Descarta un borrador; lo contabilizado no se borra, se revierte',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

export const enviarPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/enviar`,
  permission: 'partidas:registrar',
  summary: 'Envía un borrador a revisión de otra persona',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE', ...deContabilizar],
});

export const contabilizarPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/contabilizar`,
  permission: 'partidas:registrar',
  summary: 'Contabiliza un borrador: recibe número y ya no cambia',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE', ...deContabilizar],
});

export const aprobarPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/aprobar`,
  permission: 'partidas:aprobar',
  summary: 'Aprueba y contabiliza una partida en revisión; nadie aprueba la propia',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'ESTADO_NO_ADMITE',
    'APROBACION_PROPIA',
    ...deContabilizar,
  ],
});

export const rechazarPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/rechazar`,
  permission: 'partidas:aprobar',
  summary: 'Devuelve a su autor una partida en revisión, con el motivo',
  params: porId,
  body: z.object({ motivo }),
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

export const revertirPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/revertir`,
  permission: 'partidas:revertir',
  summary: 'Contabiliza la partida inversa, una sola vez, en un periodo abierto y con motivo',
  params: porId,
  body: z.object({
    fecha: fechaContable,
    motivo,
    lineas: z.array(z.int().min(1)).max(LINEAS_MAX).optional(),
  }),
  response: resumenDePartida,
  status: 201,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', 'YA_REVERTIDA', 'REVERSION_INVALIDA', ...deContabilizar],
});

export const duplicarPartida = endpoint({
  method: 'POST',
  path: `${base}/:id/duplicar`,
  permission: 'partidas:registrar',
  summary: 'Un borrador nuevo con las mismas líneas y la fecha de hoy',
  params: porId,
  response: resumenDePartida,
  status: 201,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});
