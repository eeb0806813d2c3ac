// What something would earn, without touching any book. A worked case is asked as public sources write theirs: decimal
// strings, whatever scale, day count or compounding; what products forbid is not forbidden here.

import { basesDeDias } from '@cuadra/core/interes/base-de-dias';
import { clasesDeCaso } from '@cuadra/core/interes/casos/caso';
import { modosDeRedondeo } from '@cuadra/core/interes/redondeo';
import { capitalizaciones, metodosDeInteres } from '@cuadra/core/interes/reglas';
import { z } from 'zod';
import { entero, fechaDeLibros, jsonAbiertoHasta } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { idDeCuentaAhorro, interesDeCuenta, segmentoDeCuenta } from './cuentas.ts';

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

/** A year of the balance that the account has, paid as its rules say. */
const anual = z.object({ interes: z.int(), isr: z.int(), tasaEfectiva: z.string() });
const calculada = interesDeCuenta.extend({ segmentos: z.array(segmentoDeCuenta), anual });

export const simularCuenta = endpoint({
  method: 'POST',
  path: '/api/ahorros/simulador/cuenta',
  permission: 'ahorros:ver',
  summary: 'Lo que una cuenta gana en unos días, y lo que ganaría con otras reglas',
  body: z
    .strictObject({
      cuenta: idDeCuentaAhorro,
      desde: fechaDeLibros,
      /** The last day, included. */
      ultimoDia: fechaDeLibros,
      /** Absent: as it is. */
      cambios: z.strictObject({
        /** One rate for the whole balance, instead of its table. */
        ppm: entero(0, 1_000_000).optional(),
        metodo: z.enum(metodosDeInteres).optional(),
        base: z.enum(basesDeDias).optional(),
        capitalizacion: z.enum(capitalizaciones).optional(),
        redondeo: z.enum(modosDeRedondeo).optional(),
      }),
    })
    .refine(({ desde, ultimoDia }) => desde <= ultimoDia, {
      path: ['ultimoDia'],
      message: 'Elija un día igual o posterior al primero.',
    }),
  response: z.object({
    actual: calculada,
    simulado: calculada,
    /** What the change would cost in a year; negative when it costs less. */
    diferenciaAnual: z.int(),
  }),
  errors: ['NO_ENCONTRADO', 'PRODUCTO_SIN_REGLAS', 'REGLAS_INCOMPATIBLES'],
});
