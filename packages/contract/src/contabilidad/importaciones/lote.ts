// Many partidas at once, all or none: from a program (JSON, or NDJSON as long as it likes) or from a sheet. Every error
// comes with the line it is on. Amounts are integer centavos, except in sheets, where people write quetzales. They are
// judged as the same partidas one by one by hand: a rehearsal tells the warnings, whoever sends accepts them with reasons.
import { tiposManuales } from '@cuadra/core/partida';
import { z } from 'zod';
import {
  codigoDeAgencia,
  fechaContable,
  monto,
  motivo,
  persona,
  renglon,
  textoExacto,
  textoGuardable,
  uuid,
} from '../../campos.ts';
import { download, endpoint, stream, upload } from '../../endpoint.ts';
import { lecturaEnConsulta } from '../../hojas/lectura.ts';
import { HOJA_BYTES_MAX } from '../../hojas/mapeo.ts';
import { CSV, DIARIO, XLSX } from '../../medios.ts';
import { codigosDeAdvertencia, partidaParecida } from '../borradores/advertencias.ts';
import { mapeoDePartidasEnConsulta } from './columnas.ts';
import { balanzaDelEnsayo, grupoDeErrores } from './ensayo.ts';

export const NDJSON = 'application/x-ndjson';

export const PARTIDAS_POR_LOTE_MAX = 100_000;
export const LINEAS_POR_LOTE_MAX = 600_000;
/** How many errors are listed; all are counted. */
export const ERRORES_LISTADOS_MAX = 1_000;

const LOTE_BYTES_MAX = 200 * 1024 * 1024;
/** What waits for a person is looked at one by one: more than this is no longer looked at. */
export const BORRADORES_POR_LOTE_MAX = 2_000;

/**
 * `contabilizar`: all of them into the books; what passes somebody's limit is an error. `repartir`: what they may post alone
 * is posted, and the rest waits for another person. `revision`: all wait for another person. `borradores`: all stay as
 * drafts of who brings them.
 */
export const destinosDeLote = ['contabilizar', 'repartir', 'revision', 'borradores'] as const;
export type DestinoDeLote = (typeof destinosDeLote)[number];

/** Those of its partidas, and that the same file came before. */
export const codigosDeLote = ['ARCHIVO_REPETIDO', ...codigosDeAdvertencia] as const;
export type CodigoDeLote = (typeof codigosDeLote)[number];

/** One reason for all the warnings of a kind; it is stored with each partida that has one. */
const aceptacionDeLote = z.strictObject({ codigo: z.enum(codigosDeLote), motivo });
export type AceptacionDeLote = z.infer<typeof aceptacionDeLote>;

/** As they travel in an address: JSON. */
const aceptadasEnConsulta = textoExacto(4_000)
  .transform((texto, contexto) => {
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      contexto.addIssue({ code: 'custom', message: 'No se entienden los motivos: escríbalos de nuevo.' });
      return z.NEVER;
    }
  })
  .pipe(z.array(aceptacionDeLote).max(codigosDeLote.length));

/** Which one of ours each agencia is, as it is written in what comes. As they travel in an address: JSON. */
const agenciasEnConsulta = textoExacto(8_000)
  .transform((texto, contexto) => {
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      contexto.addIssue({
        code: 'custom',
        message: 'No se entiende qué agencia es cada una: elíjalas de nuevo.',
      });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.strictObject({ antes: renglon(100).min(1), agencia: codigoDeAgencia })).max(100));

const ordenDeLote = {
  /** By which accounts of another program are known. */
  equivalencia: uuid.optional(),
  agencias: agenciasEnConsulta.optional(),
  destino: z.enum(destinosDeLote).default('contabilizar'),
  /** Why its warnings are accepted, one reason for each kind. */
  aceptadas: aceptadasEnConsulta.optional(),
  /** The `sena` of the warnings that were read: if they are others by now, nothing is done. */
  leidas: textoExacto(64).optional(),
  /** What the file is called, to find it again. */
  nombre: textoGuardable(200).optional(),
};

const errorDeLote = z.object({
  /** The line of the file; in a JSON list, which partida of it. The first is 1. */
  linea: z.int(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
  /** What came there. */
  valor: z.string().optional(),
});
export type ErrorDeLote = z.infer<typeof errorDeLote>;

/** Numbers given, from the first to the last without a gap: one series per year. */
const serieDeLote = z.object({
  ejercicio: z.int(),
  primerNumero: z.int(),
  ultimoNumero: z.int(),
});

const advertenciaDeLote = z.object({
  linea: z.int(),
  codigo: z.enum(codigosDeAdvertencia),
  mensaje: z.string(),
  /** Those it may repeat, some of them. */
  partidas: z.array(partidaParecida),
});
export type AdvertenciaDeLote = z.infer<typeof advertenciaDeLote>;

/** The same file, brought before. Its id is null for whoever cannot see that import. */
const anterior = z.object({
  id: z.uuid().nullable(),
  nombre: z.string(),
  por: persona,
  en: z.iso.datetime(),
  partidas: z.int(),
});

const advertenciasDeLote = z.object({
  total: z.int(),
  /** Of all of them: sent back with the reasons, so that what is accepted is what was read. */
  sena: z.string(),
  porCodigo: z.array(z.object({ codigo: z.enum(codigosDeLote), cuantas: z.int() })),
  /** The first ones. */
  lista: z.array(advertenciaDeLote),
  anteriores: z.array(anterior),
});
export type AdvertenciasDeLote = z.infer<typeof advertenciasDeLote>;

export const sumaDeLote = z.object({
  agencia: z.string(),
  /** `YYYY-MM`. */
  mes: z.string(),
  partidas: z.int(),
  debe: monto,
  haber: monto,
});
export type SumaDeLote = z.infer<typeof sumaDeLote>;

/** A partida as it will be. */
const partidaDeMuestra = z.object({
  linea: z.int(),
  tipo: z.enum(tiposManuales),
  fecha: fechaContable,
  agencia: z.string(),
  concepto: z.string(),
  total: monto,
  cantidadLineas: z.int(),
  lineas: z.array(z.object({ idCuenta: z.string(), debe: monto, haber: monto })),
  /** Why it takes another person, if it does. */
  aprobacion: z.string().nullable(),
});
export type PartidaDeMuestra = z.infer<typeof partidaDeMuestra>;

const resultadoDeLote = z.object({
  ensayo: z.boolean(),
  /** The import that it became; null in a rehearsal. */
  importacion: z.uuid().nullable(),
  /** All that came. */
  partidas: z.int(),
  lineas: z.int(),
  /** Lines of a sheet with nothing to post, in debe or in haber: they were left out. */
  lineasEnCero: z.int().optional(),
  /** How many are posted, wait for another person and stay as drafts; in a rehearsal, would be. */
  contabilizadas: z.int(),
  enRevision: z.int(),
  borradores: z.int(),
  /** Empty in a rehearsal. */
  series: z.array(serieDeLote),
  /** By agencia and month, of those without errors. */
  sumas: z.array(sumaDeLote),
  /** The first ones; only in a rehearsal. */
  muestra: z.array(partidaDeMuestra),
  errores: z.array(errorDeLote),
  totalDeErrores: z.int(),
  /** All of them by kind, the most frequent first. */
  grupos: z.array(grupoDeErrores),
  /** What would result if all of them were posted; only in a rehearsal. */
  balanza: balanzaDelEnsayo.nullable(),
  /** Whether they are brought as history: the set-up of the institution is still open. */
  esHistoria: z.boolean(),
  advertencias: advertenciasDeLote,
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
  'ADVERTENCIA_SIN_ACEPTAR',
  'ADVERTENCIA_CAMBIADA',
  'LLAVE_REUTILIZADA',
  'PERIODO_CERRADO',
  'NO_ENCONTRADO',
] as const;

export const contabilizarLote = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/lote',
  permission: 'partidas:importar',
  summary:
    'Contabiliza muchas partidas, todas o ninguna: JSON {"partidas": […]} o NDJSON, una partida por línea. Admite Idempotency-Key',
  query: z.strictObject({ ensayo: z.enum(['true', 'false']).default('false'), ...ordenDeLote }),
  body: stream(LOTE_BYTES_MAX, 'application/json', NDJSON),
  idempotent: true,
  response: resultadoDeLote,
  errors: [...errors, 'JSON_INVALIDO'],
});

const ordenDeHoja = {
  /** Without it, the headings of the sheet are ours. */
  mapeo: mapeoDePartidasEnConsulta.optional(),
  /** How its days and amounts are read, where they do not say it by themselves. */
  lectura: lecturaEnConsulta.optional(),
  ...ordenDeLote,
};

export const descargarErrores = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/importar/errores.csv',
  permission: 'partidas:importar',
  summary: 'Todo lo que hay que corregir en un archivo de partidas, sin tope, como hoja',
  query: z.strictObject(ordenDeHoja),
  body: upload(HOJA_BYTES_MAX, CSV, XLSX, DIARIO),
  response: download(CSV),
  errors: [
    'TIPO_NO_ADMITIDO',
    'CUERPO_DEMASIADO_GRANDE',
    'ARCHIVO_ILEGIBLE',
    'TRABAJO_EN_CURSO',
    'NO_ENCONTRADO',
  ],
});

export const importarPartidas = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/importar',
  permission: 'partidas:importar',
  summary:
    'Importa partidas de CSV, XLSX o un diario de texto, en quetzales: con ensayo solo dice qué haría; sin él, todas o ninguna. Admite Idempotency-Key',
  // As with the catálogo: whoever uploads a sheet looks first.
  query: z.strictObject({
    ensayo: z.enum(['true', 'false']).default('true'),
    ...ordenDeHoja,
  }),
  body: upload(HOJA_BYTES_MAX, CSV, XLSX, DIARIO),
  idempotent: true,
  response: resultadoDeLote,
  progress: avanceDeLote,
  errors: [...errors, 'ARCHIVO_ILEGIBLE', 'LECTURA_DUDOSA', 'TRABAJO_EN_CURSO'],
});
