// Agencias by sheet, one row each, by the same rules as one by one.
import { z } from 'zod';
import { agencia } from '../../contabilidad/agencias.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas, lecturaEnConsulta } from '../../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, mapeoEnConsulta } from '../../hojas/mapeo.ts';
import { CSV, XLSX } from '../../medios.ts';
import { errorDeHoja } from './error-de-hoja.ts';

const necesarios = ['nombreAgencia'] as const;
const opcionales = ['idAgencia', 'municipio'] as const;
export type CampoDeAgencia = (typeof necesarios)[number] | (typeof opcionales)[number];

export const camposDeAgencias: CamposDeHoja<CampoDeAgencia> = {
  clase: 'agencias',
  necesarios,
  opcionales,
  fijables: ['municipio'],
};

/** Two digits, without 00. */
export const AGENCIAS_POR_HOJA_MAX = 99;

const base = '/api/administracion/institucion/agencias/hoja';
const permission = 'institucion:administrar';
const body = upload(1024 * 1024, CSV, XLSX);
const errors = [
  'TIPO_NO_ADMITIDO',
  'CUERPO_DEMASIADO_GRANDE',
  'ARCHIVO_ILEGIBLE',
  'TRABAJO_EN_CURSO',
] as const;

export const verColumnasDeAgencias = endpoint({
  method: 'POST',
  path: `${base}/columnas`,
  permission,
  summary: 'Las columnas de una hoja de agencias, sus primeras filas y qué parece ser cada una',
  query: consultaDeColumnas,
  body,
  response: esquemaDeColumnas(camposDeAgencias),
  errors,
});

const resultado = z.object({
  ensayo: z.boolean(),
  agencias: z.array(
    agencia.extend({
      linea: z.int(),
      /** `ya-esta`: there is one with that name, or that code and name, and it is left as it is. */
      cambio: z.enum(['nueva', 'ya-esta']),
    }),
  ),
  errores: z.array(errorDeHoja),
});
export type AgenciasTraidas = z.infer<typeof resultado>;

export const traerAgencias = endpoint({
  method: 'POST',
  path: base,
  permission,
  summary: 'Abre las agencias de una hoja, todas o ninguna. Con ensayo solo dice cuáles',
  query: z.strictObject({
    ensayo: z.enum(['true', 'false']).default('true'),
    /** Without it, the headings of the sheet are ours. */
    mapeo: mapeoEnConsulta(camposDeAgencias).optional(),
    lectura: lecturaEnConsulta.optional(),
  }),
  body,
  response: resultado,
  errors: [...errors, 'IMPORTACION_CON_ERRORES'],
});
