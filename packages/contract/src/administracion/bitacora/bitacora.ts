// The audit log as people read it: who did what, when and from where, and what it was before and after.
import { z } from 'zod';
import {
  clave,
  codigoDeAgencia,
  cursor,
  enteroEscrito,
  fechaDeLibros,
  persona,
  porPagina,
  textoExacto,
  uuid,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const base = '/api/administracion/bitacora';

/** Done; or tried, and not let happen. */
export const resultados = ['hecho', 'rechazado'] as const;

const accion = textoExacto(60).regex(/^[a-z][a-z-]*:[a-z][a-z-]*$/, 'Elija una acción de la lista.');

export const filtrosDeBitacora = z.strictObject({
  desde: fechaDeLibros.optional(),
  hasta: fechaDeLibros.optional(),
  quien: uuid.optional(),
  accion: accion.optional(),
  entidad: clave(60).optional(),
  idEntidad: textoExacto(200).min(1).optional(),
  agencia: codigoDeAgencia.optional(),
  resultado: z.enum(resultados).optional(),
});
export type FiltrosDeBitacora = z.infer<typeof filtrosDeBitacora>;

const entrada = z.object({
  n: z.int(),
  instante: z.iso.datetime(),
  /** As they were called then; null: the program itself, or somebody who had not entered. */
  actor: persona.nullable(),
  direccion: z.string().nullable(),
  accion: z.string(),
  entidad: z.string(),
  idEntidad: z.string(),
  /** What it is about, so that somebody recognises it: «12/2026» of a partida, a person's name. */
  sobre: z.string(),
  agencia: z.string().nullable(),
  resultado: z.enum(resultados),
});
export type Entrada = z.infer<typeof entrada>;

const cambio = z.object({
  /** The column, and inside of it whatever it holds. */
  campo: z.string(),
  rotulo: z.string(),
  /** As a person reads it; null: it was not there. */
  antes: z.string().nullable(),
  despues: z.string().nullable(),
  /** It is an amount, and whoever asks is not shown amounts. */
  oculto: z.boolean(),
});
export type Cambio = z.infer<typeof cambio>;

const entradaCompleta = entrada.extend({
  peticion: z.string().nullable(),
  /** With which browser, when the session that did it is known. */
  navegador: z.string().nullable(),
  cambios: z.array(cambio),
  /** The same on both sides, or what there is when nothing was there before. */
  datos: z.array(cambio),
  /** There was more than can be told in one answer. */
  recortada: z.boolean(),
  /** Where the thing itself is; null: it has no screen, or is no more. */
  destino: z.object({ clase: z.enum(['partida', 'cuenta', 'usuario']), id: z.string() }).nullable(),
  /** What else the same call did, in order. */
  deLaMismaPeticion: z.array(entrada),
});
export type EntradaCompleta = z.infer<typeof entradaCompleta>;

const ENTRADAS_POR_PAGINA = 60;

export const listarBitacora = endpoint({
  method: 'GET',
  path: base,
  permission: 'bitacora:ver',
  summary: 'La bitácora, lo último primero; cada quien ve lo que su rol le permite',
  query: filtrosDeBitacora.extend({
    cursor: cursor.optional(),
    limite: porPagina(200, ENTRADAS_POR_PAGINA),
  }),
  response: z.object({
    entradas: z.array(entrada),
    /** Null: nothing is left. It may come with few rows or none: so far was looked, and there is more behind. */
    siguiente: z.string().nullable(),
    /** Up to when it was looked, while something is left. */
    buscadoHasta: z.iso.datetime().nullable(),
  }),
  errors: [],
});

export const verEntrada = endpoint({
  method: 'GET',
  path: `${base}/:n`,
  permission: 'bitacora:ver',
  summary: 'Una entrada de la bitácora, con lo que había antes y lo que quedó después',
  params: z.object({ n: enteroEscrito(1, Number.MAX_SAFE_INTEGER) }),
  response: entradaCompleta,
  errors: ['NO_ENCONTRADO'],
});

export const listarActores = endpoint({
  method: 'GET',
  path: `${base}/personas`,
  permission: 'bitacora:ver',
  summary: 'Las personas que la bitácora puede nombrar, para elegir a una',
  response: z.array(persona.extend({ activo: z.boolean() })),
  errors: [],
});
