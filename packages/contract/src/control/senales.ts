// What contador and jefe of an agencia are told of: what passed a threshold, went to somebody else, touched a dormant account, or is
// authorised again and again by the same pair.
import { esOperacion, type Operacion } from '@cuadra/core/control/operaciones';
import { z } from 'zod';
import { enteroEscrito, monto } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const clasesDeSenal = ['umbral', 'a-otro', 'inactiva', 'misma-pareja'] as const;
export type ClaseDeSenal = (typeof clasesDeSenal)[number];

export const nombresDeSenal: Readonly<Record<ClaseDeSenal, string>> = {
  umbral: 'Monto grande',
  'a-otro': 'A otro titular',
  inactiva: 'Cuenta inactiva',
  'misma-pareja': 'Siempre los mismos dos',
};

const persona = z.object({ id: z.string(), nombre: z.string() }).nullable();

const senal = z.object({
  id: z.int(),
  clase: z.enum(clasesDeSenal),
  operacion: z.string().refine((texto): texto is Operacion => esOperacion(texto)),
  agencia: z.string(),
  monto,
  persona,
  /** Who consented. */
  otra: persona,
  partida: z.object({ id: z.string(), numero: z.int(), ejercicio: z.int() }).nullable(),
  cuenta: z.object({ id: z.int(), numero: z.string() }).nullable(),
  en: z.string(),
  vistaPor: persona,
});
export type Senal = z.infer<typeof senal>;

export const SENALES_MAX = 200;

export const listarSenales = endpoint({
  method: 'GET',
  path: '/api/control/senales',
  permission: 'senales:ver',
  summary: 'Lo que conviene mirar de lo que se hizo en sus agencias; lo último primero',
  query: z.strictObject({ cuales: z.enum(['sin-ver', 'todas']).default('sin-ver') }),
  response: z.object({ senales: z.array(senal), sinVer: z.int() }),
  errors: [],
});

export const verSenal = endpoint({
  method: 'POST',
  path: '/api/control/senales/:id/vista',
  permission: 'senales:atender',
  summary: 'Da por vista una señal',
  params: z.object({ id: enteroEscrito(1, Number.MAX_SAFE_INTEGER) }),
  response: senal,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});
