// The day of a cajero at a caja: opening it on a count, counting it without knowing what the books say, closing it.
import { estadosDeJornada } from '@cuadra/core/cajas/jornada';
import { clasesDeCaja, destinosDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import {
  codigoDeAgencia,
  cursor,
  fechaContable,
  monto,
  persona,
  porId,
  porPagina,
  textoGuardable,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { arqueo, loContado, porMedio } from './conteo.ts';

const base = BASE_DE_CAJAS;

export const pasosDeRevision = ['observar', 'responder', 'proponer', 'negar', 'revisar'] as const;

const paso = z.object({
  id: z.uuid(),
  paso: z.enum(pasosDeRevision),
  por: persona,
  en: z.iso.datetime(),
  texto: z.string().nullable(),
  destino: z.enum(destinosDeDiferencia).nullable(),
});
export type PasoDeRevision = z.infer<typeof paso>;

const cajaDeJornada = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(clasesDeCaja),
  agencia: z.string(),
  nombreAgencia: z.string(),
});

const resumenDeJornada = z.object({
  id: z.uuid(),
  caja: cajaDeJornada,
  cajero: persona,
  fecha: fechaContable,
  estado: z.enum(estadosDeJornada),
  congelada: z.object({ por: persona, en: z.iso.datetime() }).nullable(),
  abiertaEn: z.iso.datetime(),
  cerradaEn: z.iso.datetime().nullable(),
  revisadaEn: z.iso.datetime().nullable(),
  movimientos: z.int(),
  /** In the last count; null before it. */
  contado: monto.nullable(),
  /** These four are null to whoever must not know them yet: the cajero of it, until it is counted. */
  libro: monto.nullable(),
  diferencia: monto.nullable(),
  diferenciaDeApertura: monto.nullable(),
  /** What is out of place at its opening and in its last count, medium by medium: more than the tolerance takes two people. */
  descuadre: monto.nullable(),
  tolerancia: monto,
});
export type ResumenDeJornada = z.infer<typeof resumenDeJornada>;

export const jornada = resumenDeJornada.extend({
  /** What was counted, from the first to the last; a recount hides none. */
  arqueos: z.array(arqueo),
  explicacion: z.string().nullable(),
  pasos: z.array(paso),
  /** The proposal that waits for a second person. */
  propuesta: paso.nullable(),
  partidaDeDiferencia: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
  libroPorMedio: porMedio.nullable(),
  version: z.int(),
});
export type Jornada = z.infer<typeof jornada>;

/** What a cajero sees first: where they are, and what to do. */
export const miCaja = endpoint({
  method: 'GET',
  path: `${base}/mia`,
  permission: 'cajas:operar',
  summary:
    'La caja que la persona tiene asignada hoy, su jornada en curso y lo que quedó en el último cierre, pieza por pieza',
  response: z.object({
    hoy: fechaContable,
    /** Null: none is assigned today. */
    caja: cajaDeJornada.nullable(),
    /** In course: of today or one that was not closed. */
    jornada: jornada.nullable(),
    /** Closed by the person and sent back with a comment: they answer. */
    observadas: z.array(resumenDeJornada),
    /** The last close of the caja, which the next opening must find; null: it never closed. */
    ultimoCierre: arqueo
      .pick({ conteo: true, cheques: true, vales: true, contado: true, total: true })
      .nullable(),
  }),
  errors: [],
});

const explicacion = textoGuardable(400).nullable().default(null);

export const abrirJornada = endpoint({
  method: 'POST',
  path: `${base}/:id/jornadas`,
  permission: 'cajas:operar',
  idempotent: true,
  summary:
    'Abre la jornada de hoy en la caja propia con su conteo; si no es, pieza por pieza, el del último cierre, explica por qué',
  params: porId,
  body: loContado.extend({ explicacion }),
  response: jornada,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CAJA_AJENA',
    'CAJA_INACTIVA',
    'JORNADA_YA_ABIERTA',
    'DIFERENCIA_SIN_EXPLICAR',
    'LLAVE_REUTILIZADA',
  ],
});

export const verJornada = endpoint({
  method: 'GET',
  path: `${base}/jornadas/:id`,
  permission: 'cajas:ver',
  summary:
    'Una jornada con sus arqueos y su revisión; un cajero, las suyas, y lo que dicen los libros después de contar',
  params: porId,
  response: jornada,
  errors: ['NO_ENCONTRADO'],
});

const JORNADAS_POR_PAGINA = 50;

export const listarJornadas = endpoint({
  method: 'GET',
  path: `${base}/jornadas`,
  permission: 'cajas:ver',
  summary: 'Las jornadas, de la más nueva a la más antigua; un cajero, las suyas',
  query: z.strictObject({
    desde: fechaContable.optional(),
    hasta: fechaContable.optional(),
    caja: uuid.optional(),
    cajero: uuid.optional(),
    agencia: codigoDeAgencia.optional(),
    estado: z.enum([...estadosDeJornada, 'sin_revisar']).optional(),
    cursor: cursor.optional(),
    limite: porPagina(200, JORNADAS_POR_PAGINA),
  }),
  response: z.object({ jornadas: z.array(resumenDeJornada), siguiente: z.string().nullable() }),
  errors: [],
});

export const contarJornada = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/arqueos`,
  permission: 'cajas:operar',
  idempotent: true,
  summary:
    'El arqueo de la jornada propia, a ciegas: después de él se sabe lo que dicen los libros; otro conteo no borra el primero',
  params: porId,
  body: loContado,
  response: jornada,
  status: 201,
  errors: ['NO_ENCONTRADO', 'CAJA_AJENA', 'JORNADA_CERRADA', 'CAJA_CONGELADA', 'LLAVE_REUTILIZADA'],
});

export const cerrarJornada = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/cerrar`,
  permission: 'cajas:operar',
  summary: 'Cierra la jornada propia ya contada; con diferencia, explica por qué',
  params: porId,
  body: z.strictObject({ version, explicacion }),
  response: jornada,
  errors: [
    'NO_ENCONTRADO',
    'CAJA_AJENA',
    'ESTADO_NO_ADMITE',
    'DIFERENCIA_SIN_EXPLICAR',
    'CONFLICTO_DE_EDICION',
  ],
});
