// The chart of accounts: reading it (everyone signed in needs it to work) and changing it (contadores).
import {
  estadosDeCuenta,
  flujos,
  margenes,
  NOMBRE_DE_CUENTA_MAX,
  naturalezas,
  saldosContrarios,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';
import { z } from 'zod';
import { codigoDeCuenta, nombre, version } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import { lecturaEnConsulta } from '../../hojas/lectura.ts';
import { CSV, PDF, XLSX } from '../../medios.ts';
import { CATALOGO_BYTES_MAX, mapeoDelCatalogoEnConsulta } from './columnas.ts';
import { etiquetasDeCuenta } from './etiquetas.ts';

export const nombreCuenta = nombre(NOMBRE_DE_CUENTA_MAX, 'Escriba el nombre de la cuenta.');

export const cuenta = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  tipoCuenta: z.enum(tiposDeCuenta),
  idParent: z.string().nullable(),
  naturaleza: z.enum(naturalezas),
  estado: z.enum(estadosDeCuenta),
  /** What its movement is in the cash flow; of mayor, what accounts under it begin as. */
  flujo: z.enum(flujos),
  /** The margin of productos and gastos in the estado de resultados; of mayor, what accounts under it begin with. */
  margen: z.enum(margenes).nullable(),
  /** What becomes of whoever leaves it with a balance contrary to its nature, on that day or a later one. */
  saldoContrario: z.enum(saldosContrarios),
  /** By name; those of an account of mayor stand for everything under it. */
  etiquetas: z.array(z.string()),
  version: z.int(),
});
export type Cuenta = z.infer<typeof cuenta>;

const catalogo = '/api/contabilidad/v2/catalogo';
const porCuenta = z.object({ idCuenta: codigoDeCuenta });

export const listarCatalogo = endpoint({
  method: 'GET',
  path: catalogo,
  permission: 'autenticado',
  summary: 'Todo el catálogo contable, en orden de código',
  response: z.array(cuenta),
  errors: [],
});

export const siguienteCodigo = endpoint({
  method: 'GET',
  path: `${catalogo}/siguiente-codigo`,
  permission: 'catalogo:editar',
  summary: 'El siguiente código libre bajo una cuenta de mayor (o de primer nivel)',
  query: z.strictObject({ idParent: codigoDeCuenta.optional() }),
  response: z.object({ idCuenta: z.string() }),
  errors: ['CUENTA_SIN_MAYOR', 'SIN_CODIGO_LIBRE'],
});

export const cuentaNueva = z.strictObject({
  idCuenta: codigoDeCuenta,
  nombreCuenta,
  tipoCuenta: z.enum(tiposDeCuenta),
  naturaleza: z.enum(naturalezas),
  estado: z.enum(estadosDeCuenta).default('activa'),
  /** Absent: that of the account it depends on. */
  flujo: z.enum(flujos).optional(),
  /** Absent: that of the account it depends on. */
  margen: z.enum(margenes).optional(),
  /** Absent: what is cash refuses, the rest warns. */
  saldoContrario: z.enum(saldosContrarios).optional(),
  /** Those that do not exist begin with it. */
  etiquetas: etiquetasDeCuenta.default([]),
});

export const crearCuenta = endpoint({
  method: 'POST',
  path: catalogo,
  permission: 'catalogo:editar',
  summary: 'Agrega una cuenta; la cuenta de la que depende sale de su código',
  body: cuentaNueva,
  response: cuenta,
  status: 201,
  errors: [
    'CODIGO_INVALIDO',
    'NATURALEZA_INVALIDA',
    'FLUJO_INVALIDO',
    'MARGEN_INVALIDO',
    'CUENTA_SIN_MAYOR',
    'CUENTA_YA_EXISTE',
  ],
});

export const editarCuenta = endpoint({
  method: 'PATCH',
  path: `${catalogo}/:idCuenta`,
  permission: 'catalogo:editar',
  summary:
    'Cambia nombre, tipo, naturaleza, estado (activa, solo_sistema, bloqueada), flujo, margen, saldo contrario o etiquetas',
  params: porCuenta,
  body: cuentaNueva
    .omit({ idCuenta: true, estado: true, etiquetas: true })
    .extend({ estado: z.enum(estadosDeCuenta), etiquetas: etiquetasDeCuenta })
    .partial()
    .extend({ version }),
  response: cuenta,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'NATURALEZA_INVALIDA',
    'FLUJO_INVALIDO',
    'MARGEN_INVALIDO',
    'CUENTA_CON_SUBCUENTAS',
    'CUENTA_CON_MOVIMIENTOS',
    'CUENTA_DE_CONTROL',
    'FLUJO_DE_MES_CERRADO',
    'MARGEN_DE_MES_CERRADO',
  ],
});

export const moverCuenta = endpoint({
  method: 'POST',
  path: `${catalogo}/:idCuenta/mover`,
  permission: 'catalogo:editar',
  summary: 'Mueve una cuenta con sus subcuentas a otra cuenta de mayor; los códigos cambian con ella',
  params: porCuenta,
  body: z.strictObject({ idCuentaNueva: codigoDeCuenta, version }),
  response: z.object({ cambios: z.array(z.object({ antes: z.string(), despues: z.string() })) }),
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CODIGO_INVALIDO',
    'NATURALEZA_INVALIDA',
    'FLUJO_INVALIDO',
    'CUENTA_SIN_MAYOR',
    'CUENTA_YA_EXISTE',
    'CUENTA_CON_MOVIMIENTOS',
  ],
});

export const eliminarCuenta = endpoint({
  method: 'DELETE',
  path: `${catalogo}/:idCuenta`,
  permission: 'catalogo:editar',
  summary: 'Elimina una cuenta que nunca tuvo movimientos ni tiene subcuentas',
  params: porCuenta,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'CUENTA_CON_SUBCUENTAS', 'CUENTA_CON_MOVIMIENTOS'],
});

const filaConError = z.object({
  linea: z.int(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
});

export const resultadoImportacion = z.object({
  ensayo: z.boolean(),
  filas: z.int(),
  nuevas: z.int(),
  cambiadas: z.int(),
  iguales: z.int(),
  errores: z.array(filaConError),
  cambios: z.array(
    z.object({
      idCuenta: z.string(),
      nombreCuenta: z.string(),
      cambio: z.enum(['nueva', 'cambiada']),
      campos: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
    }),
  ),
});
export type ResultadoImportacion = z.infer<typeof resultadoImportacion>;

export const importarCatalogo = endpoint({
  method: 'POST',
  path: `${catalogo}/importar`,
  permission: 'catalogo:editar',
  summary: 'Importa cuentas de CSV o XLSX: con ensayo solo dice qué cambiaría; sin él, todo o nada',
  query: z.strictObject({
    ensayo: z.enum(['true', 'false']).default('true'),
    /** Without it, the headings of the sheet are ours. */
    mapeo: mapeoDelCatalogoEnConsulta.optional(),
    /** Which page of a workbook. */
    lectura: lecturaEnConsulta.optional(),
  }),
  body: upload(CATALOGO_BYTES_MAX, CSV, XLSX),
  response: resultadoImportacion,
  errors: ['ARCHIVO_ILEGIBLE', 'IMPORTACION_CON_ERRORES', 'TIPO_NO_ADMITIDO', 'TRABAJO_EN_CURSO'],
});

const documento = (extension: string, mediaType: string) =>
  endpoint({
    method: 'GET',
    path: `/api/contabilidad/catalogo.${extension}`,
    permission: 'autenticado',
    summary: `El catálogo contable completo en ${extension.toUpperCase()}, con su código de verificación`,
    response: download(mediaType),
    errors: ['REPORTE_DEMASIADO_GRANDE'],
  });

export const catalogoPdf = documento('pdf', PDF);
export const catalogoCsv = documento('csv', CSV);
export const catalogoXlsx = documento('xlsx', XLSX);
