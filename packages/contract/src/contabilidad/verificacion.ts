// The books recomputed from their lines: what was looked at, and everything that does not hold.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** In the order in which a partida is judged. */
export const reglasDeVerificacion = [
  'numeracion',
  'cuadre',
  'lineas',
  'cuentas',
  'reversion',
  'huella',
  'cadena',
  'saldos',
  'auxiliares',
] as const;
export type ReglaDeVerificacion = (typeof reglasDeVerificacion)[number];

export const hallazgo = z.object({
  regla: z.enum(reglasDeVerificacion),
  /** Both null when it is not about one partida. */
  ejercicio: z.int().nullable(),
  numero: z.int().nullable(),
  mensaje: z.string(),
});
export type Hallazgo = z.infer<typeof hallazgo>;

export const informe = z.object({
  limpio: z.boolean(),
  partidas: z.int(),
  lineas: z.int(),
  /** How far each year was verified; whoever keeps a copy of its seal can prove later that nothing before it changed. */
  ejercicios: z.array(z.object({ anio: z.int(), partidas: z.int(), sello: z.string() })),
  /** The first partida that breaks, or the first thing that does when no partida is at fault. */
  primero: hallazgo.nullable(),
  /** The first ones; `totalDeHallazgos` counts all. */
  hallazgos: z.array(hallazgo),
  totalDeHallazgos: z.int(),
});
export type Informe = z.infer<typeof informe>;

export const verVerificacion = endpoint({
  method: 'GET',
  path: '/api/contabilidad/verificacion',
  permission: 'reportes:ver',
  summary:
    'Vuelve a calcular los libros desde sus líneas y dice lo que no corresponde, empezando por la primera partida',
  query: z.object({
    /** The first year to look at; absent: all. */
    desde: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  response: informe,
  errors: [],
});
