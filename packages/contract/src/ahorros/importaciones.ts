// What an institution brings from the program it had: its asociados, their savings accounts and what moved in them. Each is a sheet with
// its fields; a rehearsal says what would come in and what must be corrected, and without it everything comes in or nothing does.
import { z } from 'zod';
import { monto } from '../campos.ts';
import { endpoint, upload } from '../endpoint.ts';
import { consultaDeColumnas, lecturaEnConsulta } from '../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, mapeoEnConsulta } from '../hojas/mapeo.ts';
import { CSV, XLSX } from '../medios.ts';

const hojasDeAhorro = ['asociados', 'cuentas', 'movimientos'] as const;
export type HojaDeAhorro = (typeof hojasDeAhorro)[number];

const deAsociados = {
  necesarios: ['nombre', 'agencia'],
  opcionales: ['dpi', 'documento', 'nit', 'nacimiento', 'telefono', 'correo', 'direccion', 'ingreso'],
  fijables: ['agencia', 'ingreso'],
  fechas: ['nacimiento', 'ingreso'],
} as const;

const deCuentas = {
  necesarios: ['numero', 'producto', 'titular', 'apertura'],
  opcionales: [
    'agencia',
    'cotitulares',
    'saldo',
    'fechaDelSaldo',
    'interesHasta',
    'isr',
    'documentoDeIsr',
    'isrVence',
    'plazo',
    'vence',
    'tasa',
    'alVencer',
  ],
  fijables: ['producto', 'agencia', 'apertura', 'fechaDelSaldo', 'interesHasta'],
  fechas: ['apertura', 'fechaDelSaldo', 'interesHasta', 'isrVence', 'vence'],
  montos: ['saldo'],
} as const;

const deMovimientos = {
  necesarios: ['cuenta', 'fecha', 'clase', 'monto'],
  opcionales: ['fechaValor', 'concepto', 'documento'],
  fijables: ['clase'],
  fechas: ['fecha', 'fechaValor'],
  montos: ['monto'],
} as const;

type CampoDe<H extends { necesarios: readonly string[]; opcionales: readonly string[] }> =
  | H['necesarios'][number]
  | H['opcionales'][number];

export type CampoDeAsociados = CampoDe<typeof deAsociados>;
export type CampoDeCuentas = CampoDe<typeof deCuentas>;
export type CampoDeMovimientos = CampoDe<typeof deMovimientos>;

export const camposDeAsociados: CamposDeHoja<CampoDeAsociados> = { clase: 'asociados', ...deAsociados };
export const camposDeCuentas: CamposDeHoja<CampoDeCuentas> = { clase: 'cuentas-de-ahorro', ...deCuentas };
export const camposDeMovimientos: CamposDeHoja<CampoDeMovimientos> = {
  clase: 'movimientos-de-ahorro',
  ...deMovimientos,
};

export const AHORROS_BYTES_MAX = 32 * 1024 * 1024;
/** More than anybody corrects at once. */
export const ERRORES_DE_HOJA_MAX = 500;

const errorDeFila = z.object({
  linea: z.int(),
  campo: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
});
export type ErrorDeFilaDeAhorro = z.output<typeof errorDeFila>;

const resultadoDeAhorros = z.object({
  ensayo: z.boolean(),
  filas: z.int(),
  nuevas: z.int(),
  /** What it brings: the balances of accounts, or what movements add up to. */
  monto,
  /** The first ones; `conErrores` rows have some. */
  errores: z.array(errorDeFila),
  conErrores: z.int(),
});
export type ResultadoDeAhorros = z.output<typeof resultadoDeAhorros>;

const RECHAZOS = ['ARCHIVO_ILEGIBLE', 'TIPO_NO_ADMITIDO', 'TRABAJO_EN_CURSO'] as const;

const columnasDe = <C extends string>(que: HojaDeAhorro, campos: CamposDeHoja<C>) =>
  endpoint({
    method: 'POST',
    path: `/api/ahorros/importar/${que}/columnas`,
    permission: 'ahorros:registrar',
    summary: `Las columnas de un CSV o XLSX de ${que}, sus primeras filas y qué parece ser cada una`,
    query: consultaDeColumnas,
    body: upload(AHORROS_BYTES_MAX, CSV, XLSX),
    response: esquemaDeColumnas(campos),
    errors: [...RECHAZOS, 'CUERPO_DEMASIADO_GRANDE'],
  });

const importar = <const Q extends z.ZodObject>(que: HojaDeAhorro, query: Q) =>
  endpoint({
    method: 'POST',
    path: `/api/ahorros/importar/${que}`,
    permission: 'ahorros:registrar',
    summary: `Importa ${que} de CSV o XLSX: con ensayo solo dice qué entraría; sin él, todo o nada`,
    query,
    body: upload(AHORROS_BYTES_MAX, CSV, XLSX),
    response: resultadoDeAhorros,
    errors: [...RECHAZOS, 'LECTURA_DUDOSA', 'IMPORTACION_CON_ERRORES'],
  });

const ensayo = z.enum(['true', 'false']).default('true');
const lectura = lecturaEnConsulta.optional();

export const importarAsociados = importar(
  'asociados',
  z.strictObject({ ensayo, mapeo: mapeoEnConsulta(camposDeAsociados).optional(), lectura }),
);
export const importarCuentas = importar(
  'cuentas',
  z.strictObject({ ensayo, mapeo: mapeoEnConsulta(camposDeCuentas).optional(), lectura }),
);
export const importarMovimientos = importar(
  'movimientos',
  z.strictObject({ ensayo, mapeo: mapeoEnConsulta(camposDeMovimientos).optional(), lectura }),
);

export const verColumnasDeAsociados = columnasDe('asociados', camposDeAsociados);
export const verColumnasDeCuentas = columnasDe('cuentas', camposDeCuentas);
export const verColumnasDeMovimientos = columnasDe('movimientos', camposDeMovimientos);
