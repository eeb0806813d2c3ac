// Many partidas at once, all or none: from a program (JSON, or NDJSON as long as it likes) or from a sheet. Every error
// comes with the line it is on. Amounts are integer centavos, except in sheets, where people write quetzales.
import { z } from 'zod';
import { endpoint, stream, upload } from '../../endpoint.ts';
import { CSV, XLSX } from '../../medios.ts';
import { HOJA_BYTES_MAX, mapeoEnConsulta } from './columnas.ts';

export const NDJSON = 'application/x-ndjson';

export const PARTIDAS_POR_LOTE_MAX = 100_000;
export const LINEAS_POR_LOTE_MAX = 600_000;
/** How many errors are listed; all are counted. */
export const ERRORES_LISTADOS_MAX = 1_000;

const LOTE_BYTES_MAX = 200 * 1024 * 1024;

const errorDeLote = z.object({
  /** The line of the file; in a JSON list, which partida of it. The first is 1. */
  linea: z.int(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
});
export type ErrorDeLote = z.infer<typeof errorDeLote>;

/** Numbers given, from the first to the last without a gap: one series per year. */
const serieDeLote = z.object({
  ejercicio: z.int(),
  primerNumero: z.int(),
  ultimoNumero: z.int(),
});

const resultadoDeLote = z.object({
  ensayo: z.boolean(),
  partidas: z.int(),
  lineas: z.int(),
  /** Empty in a rehearsal. */
  series: z.array(serieDeLote),
  errores: z.array(errorDeLote),
  totalDeErrores: z.int(),
});
export type ResultadoDeLote = z.infer<typeof resultadoDeLote>;

/** Rows while they are judged, partidas while they are posted; while the sheet is read, nobody knows yet. */
const avanceDeLote = z.object({
  etapa: z.enum(['leer', 'revisar', 'contabilizar']),
  hechas: z.int(),
  total: z.int(),
});
export type AvanceDeLote = z.infer<typeof avanceDeLote>;

const errors = [
  'TIPO_NO_ADMITIDO',
  'CUERPO_DEMASIADO_GRANDE',
  'IMPORTACION_CON_ERRORES',
  'LLAVE_REUTILIZADA',
  'PERIODO_CERRADO',
] as const;

export const contabilizarLote = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/lote',
  permission: 'partidas:importar',
  summary:
    'Contabiliza muchas partidas, todas o ninguna: JSON {"partidas": […]} o NDJSON, una partida por línea. Admite Idempotency-Key',
  query: z.strictObject({ ensayo: z.enum(['true', 'false']).default('false') }),
  body: stream(LOTE_BYTES_MAX, 'application/json', NDJSON),
  idempotent: true,
  response: resultadoDeLote,
  errors: [...errors, 'JSON_INVALIDO'],
});

export const importarPartidas = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/importar',
  permission: 'partidas:importar',
  summary:
    'Importa partidas de CSV o XLSX, en quetzales: con ensayo solo dice qué haría; sin él, todas o ninguna. Admite Idempotency-Key',
  // As with the catálogo: whoever uploads a sheet looks first.
  query: z.strictObject({
    ensayo: z.enum(['true', 'false']).default('true'),
    /** Without it, the headings of the sheet are ours. */
    mapeo: mapeoEnConsulta.optional(),
  }),
  body: upload(HOJA_BYTES_MAX, CSV, XLSX),
  idempotent: true,
  response: resultadoDeLote,
  progress: avanceDeLote,
  errors: [...errors, 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});
