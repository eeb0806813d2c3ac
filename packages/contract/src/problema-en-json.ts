// A refusal as it travels: what the web application needs to read one, without the list of all there are.
import { z } from 'zod';
import { segundoFactorRequerido } from './acceso/segundo-factor-requerido.ts';
import type { Codigo } from './problema.ts';

/** The refusals that mean "sign in again": the token or its session no longer serve. */
export const SIN_SESION: ReadonlySet<string> = new Set([
  'TOKEN_INVALIDO',
  'SESION_VENCIDA',
] satisfies Codigo[]);

/**
 * What only says to wait a moment: nothing was judged, and the same may be asked again with the same key. The first two are
 * the web application's own, for no answer at all and for one that is not ours.
 */
export const PIDEN_ESPERAR: ReadonlySet<string> = new Set([
  'SIN_CONEXION',
  'RESPUESTA_EXTRANA',
  'BASE_NO_DISPONIBLE',
  'BASE_SOLO_LECTURA',
  'RESULTADO_INCIERTO',
  'PROCESO_QUE_SE_RETIRA',
  'INSTITUCION_NO_DISPONIBLE',
]);

/** One thing wrong with one field, so that the screen can show it where it was typed. */
export const errorDeCampo = z.object({
  /** The line of the file, when what was sent is one. */
  linea: z.int().optional(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
});
export type ErrorDeCampo = z.infer<typeof errorDeCampo>;

/** RFC 9457, with the product's stable `codigo` and the fields at fault. */
export const problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  codigo: z.string(),
  /** What the client's specification calls it, where it gives the words. */
  error: z.string().optional(),
  peticion: z.string().optional(),
  errores: z.array(errorDeCampo).optional(),
  /** With SEGUNDO_FACTOR_REQUERIDO. */
  segundoFactor: segundoFactorRequerido.optional(),
  /** With AUTORIZACION_PEDIDA: the one that was asked for. */
  autorizacion: z.uuid().optional(),
});
export type Problema = z.infer<typeof problema>;
