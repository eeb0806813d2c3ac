// What the accounts of another program are here: a table with a name, said once and used by every import; it may be taken out as a
// sheet and brought to another institution (the one of practice, for one).
import { NOMBRE_DE_CUENTA_MAX } from '@cuadra/core/catalogo';
import { ANTES_MAX } from '@cuadra/core/equivalencia';
import { z } from 'zod';
import { codigoDeCuenta, nombre, persona, porId, renglon } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import { CSV, XLSX } from '../../medios.ts';

export const CUENTAS_POR_EQUIVALENCIA_MAX = 10_000;
const EQUIVALENCIA_BYTES_MAX = 8 * 1024 * 1024;

const resumenDeEquivalencia = z.object({
  id: z.uuid(),
  nombre: z.string(),
  /** How many accounts of the other program it tells. */
  cuentas: z.int(),
  por: persona,
  en: z.iso.datetime(),
});
export type ResumenDeEquivalencia = z.infer<typeof resumenDeEquivalencia>;

const nombreDeEquivalencia = nombre(100, 'Escriba cómo se llama la equivalencia.');
/** As it was written there: a code, a name or a path of names. */
const antes = renglon(ANTES_MAX).min(1, 'Escriba cómo se llamaba la cuenta.');

/** Null: it is no longer said. */
const cuentaDicha = z.strictObject({ antes, idCuenta: codigoDeCuenta.nullable() });
export type CuentaDicha = z.infer<typeof cuentaDicha>;
const cuentasDichas = z.array(cuentaDicha).max(CUENTAS_POR_EQUIVALENCIA_MAX);

const base = '/api/contabilidad/equivalencias';
const permission = 'partidas:importar';

export const listarEquivalencias = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'Las equivalencias guardadas: qué cuentas de otro programa son cuáles aquí',
  response: z.array(resumenDeEquivalencia),
  errors: [],
});

export const verEquivalencia = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission,
  summary: 'Una equivalencia, cuenta por cuenta',
  params: porId,
  response: resumenDeEquivalencia.extend({
    lista: z.array(z.object({ antes: z.string(), idCuenta: z.string(), nombreCuenta: z.string() })),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const crearEquivalencia = endpoint({
  method: 'POST',
  path: base,
  permission,
  summary: 'Guarda una equivalencia nueva con su nombre',
  body: z.strictObject({ nombre: nombreDeEquivalencia, cuentas: cuentasDichas.default([]) }),
  bytesMax: EQUIVALENCIA_BYTES_MAX,
  response: resumenDeEquivalencia,
  status: 201,
  errors: ['EQUIVALENCIA_YA_EXISTE', 'CUENTA_NO_EXISTE', 'CUENTA_NO_DETALLE', 'DEMASIADAS_CUENTAS'],
});

export const renombrarEquivalencia = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission,
  summary: 'Le cambia el nombre a una equivalencia',
  params: porId,
  body: z.strictObject({ nombre: nombreDeEquivalencia }),
  response: resumenDeEquivalencia,
  errors: ['NO_ENCONTRADO', 'EQUIVALENCIA_YA_EXISTE'],
});

export const decirCuentas = endpoint({
  method: 'PUT',
  path: `${base}/:id/cuentas`,
  permission,
  summary: 'Dice qué son esas cuentas; las demás quedan como estaban',
  params: porId,
  body: z.strictObject({ cuentas: cuentasDichas }),
  bytesMax: EQUIVALENCIA_BYTES_MAX,
  response: resumenDeEquivalencia,
  errors: ['NO_ENCONTRADO', 'CUENTA_NO_EXISTE', 'CUENTA_NO_DETALLE', 'DEMASIADAS_CUENTAS'],
});

export const eliminarEquivalencia = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission,
  summary: 'Elimina una equivalencia; lo que ya se importó con ella queda igual',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});

export const descargarEquivalencia = endpoint({
  method: 'GET',
  path: `${base}/:id/equivalencia.csv`,
  permission,
  summary: 'Una equivalencia como hoja: antes, cuenta y nombre',
  params: porId,
  response: download(CSV),
  errors: ['NO_ENCONTRADO'],
});

export const traerEquivalencia = endpoint({
  method: 'POST',
  path: `${base}/:id/traer`,
  permission,
  summary: 'Agrega a una equivalencia lo que dice una hoja con las columnas antes y cuenta',
  params: porId,
  body: upload(EQUIVALENCIA_BYTES_MAX, CSV, XLSX),
  response: resumenDeEquivalencia,
  errors: [
    'NO_ENCONTRADO',
    'ARCHIVO_ILEGIBLE',
    'TIPO_NO_ADMITIDO',
    'CUERPO_DEMASIADO_GRANDE',
    'IMPORTACION_CON_ERRORES',
    'TRABAJO_EN_CURSO',
    'DEMASIADAS_CUENTAS',
  ],
});

const CUENTAS_POR_CREAR_MAX = 500;

const nombreDeCuenta = nombre(NOMBRE_DE_CUENTA_MAX, 'Escriba el nombre de la cuenta.');

export const crearCuentasDichas = endpoint({
  method: 'POST',
  path: `${base}/:id/crear-cuentas`,
  permission: 'catalogo:editar',
  summary:
    'Crea bajo una cuenta de mayor las que faltan, con su naturaleza, y dice en la equivalencia cuál es cada una',
  params: porId,
  body: z.strictObject({
    /** The account of mayor under which they are created. */
    bajo: codigoDeCuenta,
    cuentas: z
      .array(z.strictObject({ antes, nombre: nombreDeCuenta }))
      .min(1)
      .max(CUENTAS_POR_CREAR_MAX),
  }),
  bytesMax: EQUIVALENCIA_BYTES_MAX,
  response: z.object({
    creadas: z.array(z.object({ antes: z.string(), idCuenta: z.string(), nombreCuenta: z.string() })),
  }),
  status: 201,
  errors: ['NO_ENCONTRADO', 'CUENTA_SIN_MAYOR', 'SIN_CODIGO_LIBRE', 'CUENTA_YA_EXISTE', 'DEMASIADAS_CUENTAS'],
});
