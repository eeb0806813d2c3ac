// People by sheet, one row each, by the same rules as one by one; and their envelopes printed together, where no mail arrives.
import { z } from 'zod';
import { roles } from '../../acceso/permisos.ts';
import { uuid } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas, lecturaEnConsulta } from '../../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, mapeoEnConsulta } from '../../hojas/mapeo.ts';
import { CSV, PDF, XLSX } from '../../medios.ts';
import { errorDeHoja } from './error-de-hoja.ts';

const necesarios = ['nombre', 'correo', 'roles', 'agencias'] as const;
export type CampoDePersona = (typeof necesarios)[number];

export const camposDePersonas: CamposDeHoja<CampoDePersona> = {
  clase: 'personas',
  necesarios,
  opcionales: [],
  fijables: ['roles', 'agencias'],
};

export const PERSONAS_POR_HOJA_MAX = 500;
export const SOBRES_JUNTOS_MAX = 100;

const base = '/api/administracion/usuarios/hoja';
const permission = 'usuarios:administrar';
const body = upload(1024 * 1024, CSV, XLSX);
const query = z.strictObject({
  /** Without it, the headings of the sheet are ours. */
  mapeo: mapeoEnConsulta(camposDePersonas).optional(),
  lectura: lecturaEnConsulta.optional(),
});

const personaTraida = z.object({
  linea: z.int(),
  nombre: z.string(),
  correo: z.string(),
  roles: z.array(z.enum(roles)),
  agencias: z.array(z.string()),
  /** `ya-esta`: somebody has that mail already, and is left as they are. */
  cambio: z.enum(['nueva', 'ya-esta']),
  /** Whether some of its roles waits for a second person. */
  enEspera: z.boolean(),
});

const resultado = z.object({
  ensayo: z.boolean(),
  personas: z.array(personaTraida),
  errores: z.array(errorDeHoja),
  /** Whether each one is written to; otherwise an envelope is printed for each. */
  porCorreo: z.boolean(),
});
export type PersonasTraidas = z.infer<typeof resultado>;

const errors = [
  'TIPO_NO_ADMITIDO',
  'CUERPO_DEMASIADO_GRANDE',
  'ARCHIVO_ILEGIBLE',
  'TRABAJO_EN_CURSO',
] as const;

export const verColumnasDePersonas = endpoint({
  method: 'POST',
  path: `${base}/columnas`,
  permission,
  summary: 'Las columnas de una hoja de personas, sus primeras filas y qué parece ser cada una',
  query: consultaDeColumnas,
  body,
  response: esquemaDeColumnas(camposDePersonas),
  errors,
});

export const ensayarPersonas = endpoint({
  method: 'POST',
  path: `${base}/ensayo`,
  permission,
  summary: 'Dice a quiénes crearía una hoja de personas y qué hay que corregir. No crea a nadie',
  query,
  body,
  response: resultado,
  errors,
});

export const traerPersonas = endpoint({
  method: 'POST',
  path: base,
  permission,
  reautenticacion: true,
  summary: 'Crea a las personas de una hoja, todas o ninguna, y envía sus invitaciones',
  query,
  body,
  response: resultado,
  status: 201,
  errors: [...errors, 'IMPORTACION_CON_ERRORES'],
});

export const imprimirSobres = endpoint({
  method: 'POST',
  path: '/api/administracion/usuarios/sobres',
  permission,
  reautenticacion: true,
  summary: 'Imprime juntos los sobres de varias personas, una hoja cada una; anula los anteriores',
  body: z.strictObject({
    usuarios: z.array(uuid).min(1, 'Elija al menos a una persona.').max(SOBRES_JUNTOS_MAX),
  }),
  response: download(PDF),
  errors: ['NO_ENCONTRADO', 'NADIE_CONFIRMA'],
});
