// The books recomputed from their lines: what was looked at, and everything that does not hold.
import { z } from 'zod';
import { anio, anioEscrito, persona } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

/** In the order in which a partida is judged. */
const reglasDeVerificacion = [
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

const hallazgo = z.object({
  regla: z.enum(reglasDeVerificacion),
  /** Both null when it is not about one partida. */
  ejercicio: z.int().nullable(),
  numero: z.int().nullable(),
  /** Null when it is not about one, or when it is missing. */
  idPartida: z.uuid().nullable(),
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
  /** The first year to look at; absent: all. */
  query: z.strictObject({ desde: anioEscrito.optional() }),
  response: informe,
  errors: [],
});

const estadosDeVerificacion = ['haciendo', 'lista', 'fallida', 'interrumpida'] as const;

/** One verification of the books, as it goes or as it ended: it goes on whoever looks at it. */
export const verificacion = z.object({
  id: z.uuid(),
  estado: z.enum(estadosDeVerificacion),
  desde: z.int().nullable(),
  pedidaPor: persona,
  pedidaEn: z.iso.datetime(),
  terminadaEn: z.iso.datetime().nullable(),
  /** Partidas looked at, of how many; after the last one, the stored balances are compared. */
  revisadas: z.int(),
  total: z.int(),
  informe: informe.nullable(),
});
export type Verificacion = z.infer<typeof verificacion>;

const BASE_DE_VERIFICACIONES = '/api/contabilidad/verificaciones';

export const listarVerificaciones = endpoint({
  method: 'GET',
  path: BASE_DE_VERIFICACIONES,
  permission: 'periodos:ver',
  summary:
    'Las últimas verificaciones de los libros, la más nueva primero; la que está en curso, con su avance',
  response: z.array(verificacion),
  errors: [],
});

export const iniciarVerificacion = endpoint({
  method: 'POST',
  path: BASE_DE_VERIFICACIONES,
  permission: 'periodos:ver',
  summary: 'Empieza a verificar los libros; sigue aunque quien la pidió se vaya',
  body: z.strictObject({ desde: anio.optional() }),
  response: verificacion,
  status: 201,
  errors: ['VERIFICACION_EN_CURSO'],
});
