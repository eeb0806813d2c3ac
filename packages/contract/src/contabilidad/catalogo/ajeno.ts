// The chart of another program: its sheet is read as a tree, a place in ours is proposed for each of its accounts, and what is
// decided is made together with the equivalencia that says which account each one is from then on.
import { flujos, margenes, naturalezas, tiposDeCuenta } from '@cuadra/core/catalogo';
import { clases } from '@cuadra/core/catalogo-ajeno/adivinar-clase';
import { formasDeArbol } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import { ANTES_MAX } from '@cuadra/core/equivalencia';
import { z } from 'zod';
import { codigoDeCuenta, nombre, renglon } from '../../campos.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas, lecturaEnConsulta } from '../../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, mapeoEnConsulta } from '../../hojas/mapeo.ts';
import { CSV, XLSX } from '../../medios.ts';
import { CUENTAS_POR_EQUIVALENCIA_MAX } from '../equivalencias/equivalencias.ts';
import { nombreCuenta, resultadoImportacion } from './catalogo.ts';
import { CATALOGO_BYTES_MAX } from './columnas.ts';

const necesarios = ['nombre'] as const;
const opcionales = ['codigo', 'padre', 'nivel', 'tipo', 'naturaleza'] as const;
export type CampoAjeno = (typeof necesarios)[number] | (typeof opcionales)[number];

export const camposDelCatalogoAjeno: CamposDeHoja<CampoAjeno> = {
  clase: 'catalogo-ajeno',
  necesarios,
  opcionales,
  fijables: [],
};

/** Each of them may have to be told in an equivalencia. */
export const CUENTAS_AJENAS_MAX = CUENTAS_POR_EQUIVALENCIA_MAX;
const base = '/api/contabilidad/v2/catalogo/ajeno';
const permission = 'catalogo:editar';
const body = upload(CATALOGO_BYTES_MAX, CSV, XLSX);
const nombreDeEquivalencia = nombre(100, 'Escriba cómo se llama el sistema anterior.');

export const verColumnasAjenas = endpoint({
  method: 'POST',
  path: `${base}/columnas`,
  permission,
  summary: 'Las columnas de un catálogo de otro sistema, sus primeras filas y qué parece ser cada una',
  query: consultaDeColumnas,
  body,
  response: esquemaDeColumnas(camposDelCatalogoAjeno),
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});

const nodoAjeno = z.object({
  linea: z.int().nullable(),
  antes: z.string(),
  alias: z.array(z.string()),
  nombre: z.string(),
  padre: z.int().nullable(),
  numero: z.int().optional(),
  recibe: z.boolean().optional(),
  naturaleza: z.enum(naturalezas).optional(),
});

const porCrear = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  tipoCuenta: z.enum(tiposDeCuenta),
  naturaleza: z.enum(naturalezas),
  flujo: z.enum(flujos).optional(),
  margen: z.enum(margenes).optional(),
});

const catalogoLeido = z.object({
  forma: z.enum(formasDeArbol),
  nodos: z.array(nodoAjeno),
  /** What must be corrected in the sheet before anything is made. */
  reparos: z.array(z.object({ linea: z.int(), mensaje: z.string() })),
  /** What was said before in that equivalencia. */
  conocidas: z.array(z.object({ antes: z.string(), idCuenta: z.string() })),
  /** Made with `core/catalogo-ajeno`, as a screen may make it again with what somebody decides. */
  propuesta: z.object({
    lugares: z.array(
      z.object({
        idCuenta: z.string().nullable(),
        clase: z.enum(clases).nullable(),
        porQue: z
          .enum(['nombre', 'digito', 'elegida', 'de-su-mayor', 'regularizadora', 'ya-estaba'])
          .nullable(),
        recibe: z.boolean(),
        absorbida: z.boolean(),
      }),
    ),
    porCrear: z.array(porCrear),
  }),
});
export type CatalogoLeido = z.infer<typeof catalogoLeido>;

export const leerCatalogoAjeno = endpoint({
  method: 'POST',
  path: `${base}/leer`,
  permission,
  summary: 'Lee el catálogo de otro sistema como árbol y propone el lugar de cada cuenta. No guarda nada',
  query: z.strictObject({
    mapeo: mapeoEnConsulta(camposDelCatalogoAjeno),
    lectura: lecturaEnConsulta.optional(),
    /** Where what was said before is looked for. */
    equivalencia: nombreDeEquivalencia.optional(),
  }),
  body,
  response: catalogoLeido,
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});

export const traerCatalogoAjeno = endpoint({
  method: 'POST',
  path: base,
  permission,
  summary:
    'Crea las cuentas decididas y guarda a cuál corresponde cada una del otro sistema. Con ensayo solo dice qué haría',
  query: z.strictObject({ ensayo: z.enum(['true', 'false']).default('true') }),
  body: z.strictObject({
    equivalencia: nombreDeEquivalencia,
    cuentas: z
      .array(
        z.strictObject({
          idCuenta: codigoDeCuenta,
          nombreCuenta,
          tipoCuenta: z.enum(tiposDeCuenta),
          naturaleza: z.enum(naturalezas),
          flujo: z.enum(flujos).optional(),
          margen: z.enum(margenes).optional(),
        }),
      )
      .max(2 * CUENTAS_AJENAS_MAX),
    correspondencias: z
      .array(z.strictObject({ antes: renglon(ANTES_MAX).min(1), idCuenta: codigoDeCuenta }))
      .max(CUENTAS_POR_EQUIVALENCIA_MAX),
  }),
  bytesMax: 12 * 1024 * 1024,
  response: resultadoImportacion.extend({
    /** How many writings of the other program lead to an account of ours. */
    correspondencias: z.int(),
  }),
  errors: [
    'IMPORTACION_CON_ERRORES',
    'CUENTA_NO_EXISTE',
    'CUENTA_NO_DETALLE',
    'DEMASIADAS_CUENTAS',
    'CUERPO_DEMASIADO_GRANDE',
  ],
});
