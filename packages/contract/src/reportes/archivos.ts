// Files of reports. Small ones are made while the person waits; long ones, by a job that goes on without them and ends in
// a notification. Each carries a code by which the product tells what it was made of.
import { z } from 'zod';
import { jsonAbierto, porId, textoExacto } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';
import { CSV, PDF, XLSX } from '../medios.ts';
import { formatosDeReporte, nombresDeReporte } from './nombres.ts';

/** More rows than these are a job. */
export const FILAS_AL_MOMENTO = 5_000;
/** How many one person may have in course at once. */
export const ARCHIVOS_EN_CURSO_MAX = 5;
export const DIAS_DE_VIDA = 7;

const estadosDeArchivo = ['listo', 'en_cola', 'haciendo', 'fallido'] as const;
export type EstadoDeArchivo = (typeof estadosDeArchivo)[number];

const archivoDeReporte = z.object({
  id: z.uuid(),
  /** Typed to know what the file was made of: `K7QM-3XWP`. */
  codigo: z.string(),
  reporte: z.enum(nombresDeReporte),
  titulo: z.string(),
  formato: z.enum(formatosDeReporte),
  /** As it is saved. */
  nombre: z.string(),
  estado: z.enum(estadosDeArchivo),
  filas: z.int(),
  /** From 0 to 100. */
  avance: z.int(),
  /** Known once the file is ready. */
  bytes: z.int().nullable(),
  /** Why it failed, for the person. */
  motivo: z.string().nullable(),
  pedidoEn: z.iso.datetime(),
  venceEn: z.iso.datetime(),
});
export type ArchivoDeReporte = z.infer<typeof archivoDeReporte>;

const base = '/api/reportes/archivos';

export const pedirArchivo = endpoint({
  method: 'POST',
  path: base,
  permission: 'autenticado',
  summary: 'Pide un reporte en archivo: hasta 5,000 filas queda listo al responder; con más, en cola',
  body: z.strictObject({
    reporte: z.enum(nombresDeReporte),
    formato: z.enum(formatosDeReporte),
    /** Those of the report; judged by its own schema. */
    filtros: jsonAbierto.default({}),
  }),
  response: archivoDeReporte,
  status: 201,
  errors: [
    'PETICION_INVALIDA',
    'SIN_PERMISO',
    'SIN_AGENCIA',
    'NO_ENCONTRADO',
    'ESTADO_NO_ADMITE',
    'DEMASIADOS_ARCHIVOS',
    'REPORTE_DEMASIADO_GRANDE',
  ],
});

export const listarArchivos = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Los archivos propios que no han vencido, del más nuevo al más antiguo',
  response: z.array(archivoDeReporte),
  errors: [],
});

export const verArchivo = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'autenticado',
  summary: 'Un archivo propio: en qué va, y su código',
  params: porId,
  response: archivoDeReporte,
  errors: ['NO_ENCONTRADO'],
});

export const bajarArchivo = endpoint({
  method: 'GET',
  path: `${base}/:id/contenido`,
  permission: 'autenticado',
  summary: 'El contenido de un archivo propio que está listo',
  params: porId,
  response: download(PDF, XLSX, CSV),
  errors: ['NO_ENCONTRADO', 'ARCHIVO_SIN_TERMINAR', 'SIN_PERMISO', 'SIN_AGENCIA'],
});

export const quitarArchivo = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'autenticado',
  summary: 'Cancela un archivo que se está haciendo o descarta uno hecho',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});

/** With or without its dash, in any letters. */
const codigo = textoExacto(40)
  .transform((texto) => texto.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(textoExacto(8).regex(/^[2-9A-HJ-NP-Z]{8}$/, 'El código son ocho letras y números, como K7QM-3XWP.'));

const verificacion = z.object({
  codigo: z.string(),
  reporte: z.enum(nombresDeReporte),
  titulo: z.string(),
  formato: z.enum(formatosDeReporte),
  /** What the figures are of, one line each, as printed. */
  detalles: z.array(z.string()),
  filtros: z.record(z.string(), z.unknown()),
  agencias: z.array(z.string()),
  filas: z.int(),
  autor: z.object({ id: z.uuid(), nombre: z.string() }),
  generadoEn: z.iso.datetime(),
  /** SHA-256 of the dataset, in hexadecimal. */
  huella: z.string(),
  /** Computed now with the same filters: the same, or what the books say has changed. Null: too long to compute here. */
  sigueIgual: z.boolean().nullable(),
});
export type Verificacion = z.infer<typeof verificacion>;

export const verVerificacion = endpoint({
  method: 'GET',
  path: '/api/reportes/verificacion/:codigo',
  permission: 'autenticado',
  summary: 'De qué datos se hizo el archivo que lleva ese código, y si hoy siguen siendo los mismos',
  params: z.object({ codigo }),
  response: verificacion,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'SIN_AGENCIA'],
});
