// What something would earn, without touching any book. A worked case is asked as public sources write theirs: decimal
// strings, whatever scale, day count or compounding; what products forbid is not forbidden here.
import { clasesDeCaso } from '@cuadra/core/interes/casos/caso';
import { z } from 'zod';
import { jsonAbiertoHasta } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

/** A case has tiers inside of segments. */
const PROFUNDIDAD_DE_UN_CASO = 6;

const segmentoDeCaso = z.object({
  desde: z.string().optional(),
  hasta: z.string().optional(),
  dias: z.int().optional(),
  saldo: z.string().optional(),
  tasa: z.string().optional(),
  interes: z.string().optional(),
});

export const simularCaso = endpoint({
  method: 'POST',
  path: '/api/ahorros/simulador',
  permission: 'intereses:ver',
  summary: 'Calcular un caso de interés, con los segmentos que lo explican',
  body: z.strictObject({
    kind: z.enum(clasesDeCaso),
    inputs: jsonAbiertoHasta(PROFUNDIDAD_DE_UN_CASO),
  }),
  response: z.object({
    value: z.string().optional(),
    values: z.array(z.string()).optional(),
    periods: z.array(z.tuple([z.string(), z.string()])).optional(),
    days: z.int().optional(),
    year_fraction: z.string().optional(),
    segmentos: z.array(segmentoDeCaso),
  }),
  errors: ['CASO_NO_ENTENDIDO'],
});
