// From which year the books are kept here and which earlier years are brought: said while an institution moves in.
import { z } from 'zod';
import { anio, anioEscrito } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_EJERCICIOS, ejercicio } from './periodos.ts';

const ejercicioAbierto = ejercicio.extend({
  /** Of all its agencias together. */
  meses: z.int(),
  mesesCerrados: z.int(),
  /** Nothing was done in it, and it is the oldest: it may be taken back. */
  seQuita: z.boolean(),
});

const ejercicios = z.object({
  /** Null: nobody said yet. */
  primerEjercicio: z.int().nullable(),
  /** Until the set-up is signed, years of before may be opened. */
  enPuestaEnMarcha: z.boolean(),
  anioActual: z.int(),
  /** Why a year before the oldest one cannot be opened now; null: it can. */
  impideAbrir: z.string().nullable(),
  /** Oldest first. */
  ejercicios: z.array(ejercicioAbierto),
});
export type Ejercicios = z.infer<typeof ejercicios>;

export const verEjercicios = endpoint({
  method: 'GET',
  path: BASE_DE_EJERCICIOS,
  permission: 'periodos:ver',
  summary: 'Desde qué año se llevan los libros aquí, y cada ejercicio con su estado y su procedencia',
  response: ejercicios,
  errors: [],
});

export const abrirEjercicios = endpoint({
  method: 'PUT',
  path: BASE_DE_EJERCICIOS,
  permission: 'periodos:cerrar',
  summary:
    'Dice desde qué año se llevan los libros aquí y abre los años que faltan, también los anteriores que se traen',
  body: z
    .strictObject({
      primerEjercicio: anio,
      /** The oldest year to be opened: the first one, or an earlier one if history is brought. */
      desde: anio,
    })
    .refine(({ primerEjercicio, desde }) => desde <= primerEjercicio, {
      path: ['desde'],
      error: 'La historia empieza el mismo año en que se llevan los libros aquí, o antes.',
    }),
  response: ejercicios,
  errors: ['SIN_AGENCIA', 'EJERCICIO_NO_SE_ABRE', 'PUESTA_EN_MARCHA_FIRMADA', 'INSTITUCION_SIN_DATOS'],
});

export const quitarEjercicio = endpoint({
  method: 'DELETE',
  path: `${BASE_DE_EJERCICIOS}/:anio`,
  permission: 'periodos:cerrar',
  summary: 'Quita el ejercicio más antiguo si nada se hizo en él, antes de firmar la puesta en marcha',
  params: z.object({ anio: anioEscrito }),
  response: ejercicios,
  errors: ['SIN_AGENCIA', 'PERIODO_NO_EXISTE', 'EJERCICIO_CON_TRABAJO', 'PUESTA_EN_MARCHA_FIRMADA'],
});
