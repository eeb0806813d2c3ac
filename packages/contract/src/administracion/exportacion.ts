// Everything that the institution has, in one file that any program can read: nobody is kept here by their own data. Made beside the
// answers, kept for a day, and noted each time: whoever holds it holds the books.
import { z } from 'zod';
import { persona, uuid } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';
import { ZIP } from '../medios.ts';
import { trabajoPesado } from '../trabajo-pesado.ts';

/** After this long the file is removed; that it was made stays. */
export const HORAS_DE_EXPORTACION = 24;

const exportacion = z.object({
  id: z.uuid(),
  pedidaPor: persona,
  /** Whoever asks now asked for it then: nobody else fetches it. */
  esMia: z.boolean(),
  pedidaEn: z.iso.datetime(),
  hechaEn: z.iso.datetime(),
  nombre: z.string(),
  bytes: z.number(),
  /** The digest of the whole file, to know that what arrived is what was made. */
  sha256: z.string(),
  tablas: z.int(),
  filas: z.int(),
  archivos: z.int(),
  partidas: z.int(),
  /** Until when it can be fetched; null: it is not there any more. */
  disponibleHasta: z.iso.datetime().nullable(),
});
export type Exportacion = z.infer<typeof exportacion>;

const situacion = z.object({
  enCurso: trabajoPesado.nullable(),
  /** The last one asked for did not come to its end. */
  fallo: z.boolean(),
  /** The last ones, the newest first. */
  recientes: z.array(exportacion),
  /** What stays out of the file, and why. */
  noSale: z.array(z.object({ que: z.string(), razon: z.string() })),
});
export type SituacionDeExportacion = z.infer<typeof situacion>;

const base = '/api/administracion/exportacion';
const permission = 'exportacion:hacer';

export const verExportacion = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'La exportación en curso, las últimas que se hicieron y lo que no sale en ellas',
  response: situacion,
  errors: [],
});

export const pedirExportacion = endpoint({
  method: 'POST',
  path: base,
  permission,
  reautenticacion: true,
  summary: 'Empieza una exportación completa; sigue aunque quien la pidió se vaya',
  body: z.strictObject({}),
  response: trabajoPesado,
  status: 201,
  errors: ['TRABAJO_EN_CURSO'],
});

export const bajarExportacion = endpoint({
  method: 'GET',
  path: `${base}/:id/archivo`,
  permission,
  reautenticacion: true,
  summary: 'El archivo de una exportación, mientras se guarda, para quien la pidió',
  params: z.object({ id: uuid }),
  response: download(ZIP),
  errors: ['NO_ENCONTRADO', 'EXPORTACION_AJENA', 'EXPORTACION_VENCIDA'],
});
