// Which products and agencias are paid when: the plan from which runs of interest are born.
import { z } from 'zod';
import {
  codigoDeAgencia,
  entero,
  fechaContable,
  fechaDeLibros,
  monto,
  nombre,
  persona,
  porId,
  textoExacto,
  uuid,
  version,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const frecuenciasDeProgramacion = ['diaria', 'mensual', 'trimestral', 'semestral', 'anual'] as const;
export type FrecuenciaDeProgramacion = (typeof frecuenciasDeProgramacion)[number];

export const nombresDeFrecuencia: Readonly<Record<FrecuenciaDeProgramacion, string>> = {
  diaria: 'Cada día',
  mensual: 'Cada mes',
  trimestral: 'Cada trimestre',
  semestral: 'Cada semestre',
  anual: 'Cada año',
};

export const PRODUCTOS_MAX = 50;
export const AGENCIAS_MAX = 100;
const AVISADOS_MAX = 20;

export const programacionNueva = z.strictObject({
  nombre: nombre(80),
  productos: z.array(entero(1, 2_147_483_647)).min(1, 'Elija al menos un producto.').max(PRODUCTOS_MAX),
  /** Null: all of them. */
  agencias: z.array(codigoDeAgencia).min(1).max(AGENCIAS_MAX).nullable(),
  frecuencia: z.enum(frecuenciasDeProgramacion),
  /** How many days after the end of the period the calculation starts. */
  diasDespues: entero(0, 30),
  /** In America/Guatemala, as `06:00`. */
  hora: textoExacto(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escriba la hora como 06:00.'),
  /** The last day of the next period to be paid. */
  proximoFin: fechaDeLibros,
  avisarA: z.array(uuid).max(AVISADOS_MAX),
  responsable: uuid,
});

const producto = z.object({ id: z.int(), codigo: z.string(), nombre: z.string() });

export const programacion = z.object({
  id: z.uuid(),
  nombre: z.string(),
  productos: z.array(producto),
  agencias: z.array(z.string()).nullable(),
  frecuencia: z.enum(frecuenciasDeProgramacion),
  diasDespues: z.int(),
  hora: z.string(),
  proximoFin: z.iso.date(),
  /** When its calculation starts, if it is not paused. */
  proximaVez: z.string().nullable(),
  avisarA: z.array(persona),
  responsable: persona,
  pausada: z.boolean(),
  version: z.int(),
  /** The last run it gave, if any. */
  ultima: z.object({ id: z.int(), estado: z.string(), hasta: z.iso.date() }).nullable(),
});
export type Programacion = z.output<typeof programacion>;

export const listarProgramaciones = endpoint({
  method: 'GET',
  path: '/api/ahorros/programaciones',
  permission: 'intereses:ver',
  summary: 'Programaciones de intereses',
  response: z.object({ programaciones: z.array(programacion) }),
  errors: [],
});

export const crearProgramacion = endpoint({
  method: 'POST',
  path: '/api/ahorros/programaciones',
  permission: 'intereses:programar',
  summary: 'Programar el pago de intereses',
  body: programacionNueva,
  response: programacion,
  status: 201,
  errors: ['PROGRAMACION_REPETIDA', 'PRODUCTO_SIN_REGLAS', 'NO_ENCONTRADO'],
});

export const editarProgramacion = endpoint({
  method: 'PUT',
  path: '/api/ahorros/programaciones/:id',
  permission: 'intereses:programar',
  summary: 'Cambiar una programación',
  params: porId,
  body: programacionNueva.extend({ version }),
  response: programacion,
  errors: ['PROGRAMACION_REPETIDA', 'PRODUCTO_SIN_REGLAS', 'NO_ENCONTRADO', 'CONFLICTO_DE_EDICION'],
});

export const pausarProgramacion = endpoint({
  method: 'POST',
  path: '/api/ahorros/programaciones/:id/pausa',
  permission: 'intereses:programar',
  summary: 'Pausar o reanudar una programación',
  params: porId,
  body: z.strictObject({ pausada: z.boolean(), version }),
  response: programacion,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION'],
});

export const eliminarProgramacion = endpoint({
  method: 'DELETE',
  path: '/api/ahorros/programaciones/:id',
  permission: 'intereses:programar',
  summary: 'Eliminar una programación',
  params: porId,
  response: z.object({}),
  errors: ['NO_ENCONTRADO'],
});

/** What is coming, day by day, over a year: from plans, from runs on their way and from terms that end. */
export const verCalendario = endpoint({
  method: 'GET',
  path: '/api/ahorros/calendario',
  permission: 'intereses:ver',
  summary: 'Calendario de intereses del año que viene',
  query: z.strictObject({ desde: fechaContable.optional() }),
  response: z.object({
    desde: z.iso.date(),
    hasta: z.iso.date(),
    dias: z.array(
      z.object({
        fecha: z.iso.date(),
        programadas: z.array(
          z.object({ programacion: z.uuid(), nombre: z.string(), desde: z.iso.date(), hasta: z.iso.date() }),
        ),
        corridas: z.array(z.object({ id: z.int(), nombre: z.string(), estado: z.string() })),
        vencimientos: z.object({ cuentas: z.int(), saldo: monto }).nullable(),
      }),
    ),
  }),
  errors: [],
});
