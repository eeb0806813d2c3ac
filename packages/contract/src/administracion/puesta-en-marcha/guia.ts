// The guide by which an institution moves in: how each step stands, whose it is and what is missing. Everybody who is in sees it; once
// it is signed it is a record.
import { z } from 'zod';
import { motivo } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { nombresDePaso, vistaDePaso } from './pasos.ts';

export const RUTA_DE_LA_PUESTA = '/api/administracion/puesta-en-marcha';

const pasoEnLaGuia = vistaDePaso.extend({
  /** Those who hold a role it belongs to, by their names: the first ones. */
  responsables: z.array(z.string()),
  /** Whether it belongs to whoever asks. */
  esMio: z.boolean(),
  /** Who said that it does not apply here, and why. */
  omision: z.object({ por: z.string(), en: z.iso.datetime(), motivo: z.string() }).nullable(),
});
export type PasoEnLaGuia = z.infer<typeof pasoEnLaGuia>;

const guia = z.object({
  /** Null: it is still open. */
  firma: z
    .object({
      en: z.iso.datetime(),
      /** Null: the invented institution, which nobody signed. */
      por: z.string().nullable(),
    })
    .nullable(),
  hechos: z.int(),
  pasos: z.array(pasoEnLaGuia),
});
export type Guia = z.infer<typeof guia>;

export const verPuestaEnMarcha = endpoint({
  method: 'GET',
  path: RUTA_DE_LA_PUESTA,
  permission: 'autenticado',
  summary: 'La guía de la puesta en marcha: cada paso, de quién es, cómo va y qué le falta',
  response: guia,
  errors: [],
});

export const omitirPaso = endpoint({
  method: 'POST',
  path: `${RUTA_DE_LA_PUESTA}/pasos/:paso`,
  permission: 'autenticado',
  summary: 'Deja un paso sin hacer, con el motivo; o lo vuelve a tomar. Lo dice quien tiene el rol del paso',
  params: z.object({ paso: z.enum(nombresDePaso) }),
  body: z.discriminatedUnion('aplica', [
    z.strictObject({ aplica: z.literal(false), motivo }),
    z.strictObject({ aplica: z.literal(true) }),
  ]),
  response: guia,
  errors: ['SIN_PERMISO', 'PASO_NO_SE_OMITE', 'PUESTA_EN_MARCHA_FIRMADA'],
});

/** As the welcome screen tells it, until it is signed. */
export const puestaEnInicio = z.object({
  hechos: z.int(),
  total: z.int(),
  /** What waits for whoever asks: first what comes first. */
  mios: z.array(z.object({ paso: z.enum(nombresDePaso), falta: z.string() })),
  /** What comes next of the others, where nothing waits for whoever asks. */
  siguiente: z.object({ paso: z.enum(nombresDePaso), responsables: z.array(z.string()) }).nullable(),
});
export type PuestaEnInicio = z.infer<typeof puestaEnInicio>;
