// The imports that were made: who brought what, when, how much it was and what became of it. Somebody sees the imports that
// have something of their agencias and, of each, what is of those.
import { z } from 'zod';
import { cursor, monto, persona, porId, porPagina, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { resumenDePartida } from '../partidas.ts';
import { codigosDeLote, destinosDeLote, sumaDeLote } from './lote.ts';

/**
 * `completa`: all is in the books. `pendiente`: something still waits. `descartada`: nothing of it is left. `por-deshacer`: somebody
 * asked to undo it and another person decides. `deshecha`: it was undone.
 */
const estadosDeImportacion = ['completa', 'pendiente', 'descartada', 'por-deshacer', 'deshecha'] as const;
export type EstadoDeImportacion = (typeof estadosDeImportacion)[number];

const cuentasDeImportacion = {
  /** How many it brought, and where they are now. */
  partidas: z.int(),
  contabilizadas: z.int(),
  enRevision: z.int(),
  borradores: z.int(),
  descartadas: z.int(),
  debe: monto,
  haber: monto,
};

const resumenDeImportacion = z.object({
  /** That of its first partida, posted or not. */
  id: z.uuid(),
  /** Empty: it came from a program, without a name. */
  nombre: z.string(),
  por: persona,
  en: z.iso.datetime(),
  destino: z.enum(destinosDeLote),
  estado: z.enum(estadosDeImportacion),
  agencias: z.array(z.string()),
  ...cuentasDeImportacion,
});
export type ResumenDeImportacion = z.infer<typeof resumenDeImportacion>;

const importacion = resumenDeImportacion.extend({
  lineas: z.int(),
  /** SHA-256 of the file, in hexadecimal. */
  huella: z.string(),
  series: z.array(z.object({ ejercicio: z.int(), primerNumero: z.int(), ultimoNumero: z.int() })),
  sumas: z.array(sumaDeLote),
  /** Whether it came as history, before the set-up was signed. */
  esHistoria: z.boolean(),
  /** Each time somebody asked to undo it, from the last. */
  deshacer: z.array(
    z.object({
      motivo: z.string(),
      por: persona,
      en: z.iso.datetime(),
      /** Null: it waits for another person. */
      resolucion: z.enum(['hecho', 'rechazado', 'retirado']).nullable(),
      resueltoPor: persona.nullable(),
      resueltoEn: z.iso.datetime().nullable(),
      nota: z.string().nullable(),
      partidas: z.int().nullable(),
    }),
  ),
  /** Why each kind of warning was accepted. */
  aceptadas: z.array(z.object({ codigo: z.enum(codigosDeLote), cuantas: z.int(), motivo: z.string() })),
});
export type Importacion = z.infer<typeof importacion>;

const base = '/api/contabilidad/importaciones';
const paginada = { cursor: cursor.optional(), limite: porPagina(200, 50) };

export const listarImportaciones = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Las importaciones de partidas de sus agencias, por páginas, de la última a la primera',
  query: z.strictObject({
    ...paginada,
    /** Whoever brought them. */
    usuario: uuid.optional(),
  }),
  response: z.object({ importaciones: z.array(resumenDeImportacion), siguiente: z.string().nullable() }),
  errors: [],
});

export const verImportacion = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'partidas:ver',
  summary: 'Una importación: quién, qué archivo, cuándo, cuánto y qué fue de ella',
  params: porId,
  response: importacion,
  errors: ['NO_ENCONTRADO'],
});

export const listarPartidasImportadas = endpoint({
  method: 'GET',
  path: `${base}/:id/partidas`,
  permission: 'partidas:ver',
  summary:
    'Las partidas de una importación por páginas, en su orden: contabilizadas, en revisión y borradores',
  params: porId,
  query: z.strictObject(paginada),
  response: z.object({ partidas: z.array(resumenDePartida), siguiente: z.string().nullable() }),
  errors: ['NO_ENCONTRADO'],
});
