// The lines of a run: what each account is paid, or why not; and how one came to be, segment by segment.
import { estadosDeLinea, motivosSinPago } from '@cuadra/core/ahorros/corrida';
import { z } from 'zod';
import {
  codigoDeAgencia,
  cursor,
  enteroEscrito,
  monto,
  montoEscrito,
  porPagina,
  renglon,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { porCorrida } from './corridas.ts';

export const ordenesDeLineas = ['cuenta', 'interes'] as const;

export const filtroDeLineas = z.strictObject({
  estado: z.enum(estadosDeLinea).optional(),
  motivo: z.enum(motivosSinPago).optional(),
  agencia: codigoDeAgencia.optional(),
  producto: enteroEscrito(1, 2_147_483_647).optional(),
  desdeMonto: montoEscrito.optional(),
  hastaMonto: montoEscrito.optional(),
  /** By number of account or name of its holder. */
  texto: renglon(80).optional(),
  orden: z.enum(ordenesDeLineas).default('cuenta'),
});

const lineaDeCorrida = z.object({
  cuenta: z.object({ id: z.int(), numero: z.string() }),
  titular: z.string(),
  producto: z.string(),
  agencia: z.string(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.int(),
  exacto: z.string(),
  interes: monto,
  isr: monto,
  neto: monto,
  /** In a corrective run: what those days were paid already. */
  interesPagado: monto,
  isrPagado: monto,
  estado: z.enum(estadosDeLinea),
  motivo: z.enum(motivosSinPago).nullable(),
});
export type LineaDeCorrida = z.output<typeof lineaDeCorrida>;

export const listarLineas = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id/lineas',
  permission: 'intereses:ver',
  summary: 'Líneas de una corrida',
  params: porCorrida,
  query: filtroDeLineas.extend({ cursor: cursor.optional(), porPagina: porPagina(500, 100) }),
  response: z.object({
    lineas: z.array(lineaDeCorrida),
    siguiente: z.string().nullable(),
    /** The sum of all that the filter lets through; null from the second page on. */
    totales: z.object({ lineas: z.int(), interes: monto, isr: monto }).nullable(),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const segmento = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.int(),
  saldo: monto,
  /** What earned: the balance, its part of a band, the lowest or the average of the period. */
  base: z.string(),
  ppm: z.int(),
  /** In centavos, with twelve decimals. */
  interes: z.string(),
});

export const verLinea = endpoint({
  method: 'GET',
  path: '/api/ahorros/corridas/:id/lineas/:cuenta',
  permission: 'intereses:ver',
  summary: 'Cómo se llegó a una línea',
  params: porCorrida.extend({ cuenta: enteroEscrito(1, Number.MAX_SAFE_INTEGER) }),
  response: z.object({
    linea: lineaDeCorrida,
    reglas: z.object({
      metodo: z.string(),
      base: z.string(),
      capitalizacion: z.string(),
      redondeo: z.string(),
      minimo: monto,
      tope: monto.nullable(),
      isrPpm: z.int(),
    }),
    segmentos: z.array(segmento),
    exacto: z.string(),
  }),
  errors: ['NO_ENCONTRADO'],
});
