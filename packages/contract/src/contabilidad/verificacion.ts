// The books recomputed from their lines: what was looked at, and everything that does not hold.
import { z } from 'zod';
import { anio } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { trabajoPesado } from '../trabajo-pesado.ts';

/** In the order in which a partida is judged. */
const reglasDeVerificacion = [
  'numeracion',
  'cuadre',
  'lineas',
  'cuentas',
  'reversion',
  'huella',
  'cadena',
  'inicio',
  'saldos',
  'auxiliares',
  'catalogo',
  'importaciones',
  'sello',
  'bitacora',
  'esquema',
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
  /** When the signed head that it began from was signed; null: it looked at everything. */
  desdeSello: z.string().nullable(),
  /** How many were looked at, and their lines. */
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

/** One verification of the books: `hechas` are the partidas looked at; after the last one, the stored balances are compared. */
export const verificacion = trabajoPesado.extend({
  desde: z.int().nullable(),
  informe: informe.nullable(),
});
export type Verificacion = z.infer<typeof verificacion>;

export const verVerificacion = endpoint({
  method: 'GET',
  path: '/api/contabilidad/verificacion',
  permission: 'reportes:ver',
  summary:
    'La última verificación terminada de los libros, quién la pidió y cuándo, y lo contabilizado desde entonces',
  response: z.object({
    /** Null: none has ended yet. */
    ultima: verificacion.nullable(),
    enCurso: verificacion.nullable(),
    /** What the books have now that it did not look at; null without one. */
    desdeEntonces: z.object({ cambiaron: z.boolean(), partidas: z.int() }).nullable(),
  }),
  errors: [],
});

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
  summary:
    'Empieza a verificar los libros, desde el último sello o completos; sigue aunque quien la pidió se vaya',
  body: z.strictObject({
    /** The first year, whole from there on. */
    desde: anio.optional(),
    /** Everything; otherwise from the last signed head, if there is one. */
    completa: z.boolean().optional(),
  }),
  response: verificacion,
  status: 201,
  errors: ['TRABAJO_EN_CURSO'],
});
