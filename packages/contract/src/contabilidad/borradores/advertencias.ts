// What a partida may be posted with, but somebody should have looked at. Each can be accepted with a reason, which stays
// with the partida for ever: in its history, and before the eyes of who approves it.

import { estadosDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { fechaContable, motivo, persona, porId, textoExacto } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

export const codigosDeAdvertencia = ['POSIBLE_DUPLICADA', 'FECHA_ATRASADA', 'SIGNO_CONTRARIO'] as const;
export type CodigoDeAdvertencia = (typeof codigosDeAdvertencia)[number];

const CLAVE_MAX = 100;

export const partidaParecida = z.object({
  id: z.uuid(),
  numero: z.int().nullable(),
  ejercicio: z.int(),
  fecha: fechaContable,
  concepto: z.string(),
  estado: z.enum(estadosDePartida),
});
export type PartidaParecida = z.infer<typeof partidaParecida>;

export const advertencia = z.object({
  codigo: z.enum(codigosDeAdvertencia),
  /** Another one when what it warns of is no longer the same: what was accepted before does not count for it. */
  clave: z.string(),
  mensaje: z.string(),
  /** Those it may repeat; empty for the other warnings. */
  partidas: z.array(partidaParecida),
  aceptada: z.object({ motivo: z.string(), por: persona, en: z.iso.datetime() }).nullable(),
});
export type Advertencia = z.infer<typeof advertencia>;

export const advertenciaAceptada = z.object({
  codigo: z.enum(codigosDeAdvertencia),
  clave: z.string(),
  /** What it said when it was accepted. */
  mensaje: z.string(),
  motivo: z.string(),
  por: persona,
  en: z.iso.datetime(),
});
export type AdvertenciaAceptada = z.infer<typeof advertenciaAceptada>;

/** Why a warning is accepted: the one that says this, and no later one. */
const aceptacion = z.strictObject({
  codigo: z.enum(codigosDeAdvertencia),
  clave: textoExacto(CLAVE_MAX).min(1),
  motivo,
});
export type Aceptacion = z.infer<typeof aceptacion>;

/** Each warning at most once. */
export const aceptaciones = z.array(aceptacion).max(codigosDeAdvertencia.length).default([]);

const path = '/api/contabilidad/partidas/:id/advertencias';

export const listarAdvertencias = endpoint({
  method: 'GET',
  path,
  permission: 'partidas:ver',
  summary: 'Las advertencias que se aceptaron de una partida, con su motivo y quién las aceptó',
  params: porId,
  response: z.array(advertenciaAceptada),
  errors: ['NO_ENCONTRADO'],
});

/** Judged by the draft as it is stored: save it first. */
export const aceptarAdvertencia = endpoint({
  method: 'POST',
  path,
  permission: 'partidas:registrar',
  summary: 'Acepta con un motivo una advertencia del borrador, tal como está guardado',
  params: porId,
  body: aceptacion,
  response: advertenciaAceptada,
  status: 201,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'ESTADO_NO_ADMITE', 'ADVERTENCIA_CAMBIADA'],
});
