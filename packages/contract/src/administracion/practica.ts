// A copy of the institution to rehearse on, with its own database and process: made again as often as wished, marked everywhere, and gone
// when nobody needs it. What was learned there (columns, equivalences) is offered in the real one.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { trabajoPesado } from '../trabajo-pesado.ts';

/** How the name of an institution begins where it is a copy to rehearse on: it heads every screen and every document. */
export const MARCA_DE_PRACTICA = 'PRÁCTICA · ';

const ensayado = z.object({
  /** Sheets whose columns were chosen there since it was made. */
  columnas: z.int(),
  /** Tables of equivalences with accounts that were said there and not here. */
  equivalencias: z.array(z.string()),
  /** Files that were imported there, the last first: to be brought here too. */
  archivos: z.array(z.object({ nombre: z.string(), partidas: z.int(), en: z.iso.datetime() })),
});

const situacion = z.object({
  estado: z.enum(['ninguna', 'detenida', 'en-marcha']),
  /** This is itself the copy: another is not made of it. */
  esEsta: z.boolean(),
  hechaEn: z.iso.datetime().nullable(),
  /** Where it is opened, while it runs. */
  direccion: z.string().nullable(),
  enCurso: trabajoPesado.nullable(),
  /** The last one asked for did not come to its end. */
  fallo: z.boolean(),
  ensayado: ensayado.nullable(),
});
export type SituacionDePractica = z.infer<typeof situacion>;

const base = '/api/administracion/practica';
const permission = 'exportacion:hacer';

export const verPractica = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'La institución de práctica: si existe, dónde se abre y qué se ensayó en ella',
  response: situacion,
  errors: [],
});

export const hacerPractica = endpoint({
  method: 'POST',
  path: base,
  permission,
  reautenticacion: true,
  summary: 'Hace de nuevo la institución de práctica con lo que hay ahora; lo que había en ella se pierde',
  body: z.strictObject({}),
  response: z.object({
    trabajo: trabajoPesado,
    /** With which everybody enters there, each with their own address of mail. It is shown once. */
    contrasena: z.string(),
  }),
  status: 201,
  errors: ['TRABAJO_EN_CURSO', 'PRACTICA_DENTRO', 'PRACTICA_SIN_INICIAR'],
});

export const iniciarPractica = endpoint({
  method: 'POST',
  path: `${base}/iniciar`,
  permission,
  summary: 'Pone en marcha la institución de práctica que estaba detenida',
  body: z.strictObject({}),
  response: situacion,
  errors: ['TRABAJO_EN_CURSO', 'PRACTICA_NO_EXISTE', 'PRACTICA_DENTRO', 'PRACTICA_SIN_INICIAR'],
});

export const traerEnsayado = endpoint({
  method: 'POST',
  path: `${base}/traer`,
  permission,
  reautenticacion: true,
  summary: 'Trae a la institución las columnas y las equivalencias que se ensayaron en la práctica',
  body: z.strictObject({}),
  response: z.object({ columnas: z.int(), equivalencias: z.int() }),
  errors: ['TRABAJO_EN_CURSO', 'PRACTICA_NO_EXISTE', 'PRACTICA_DENTRO'],
});

export const quitarPractica = endpoint({
  method: 'DELETE',
  path: base,
  permission,
  reautenticacion: true,
  summary: 'Detiene la institución de práctica y borra todo lo que hay en ella',
  response: situacion,
  errors: ['TRABAJO_EN_CURSO', 'PRACTICA_NO_EXISTE', 'PRACTICA_DENTRO'],
});
