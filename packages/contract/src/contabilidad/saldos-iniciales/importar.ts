// A sheet of balances, rehearsed and then written in place of what is being written in each of its agencias.
import { signosDeSaldo } from '@cuadra/core/saldos-iniciales';
import { z } from 'zod';
import { fechaDeLibros, uuid } from '../../campos.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { lecturaEnConsulta } from '../../hojas/lectura.ts';
import { CSV, XLSX } from '../../medios.ts';
import { mapeoDeSaldosEnConsulta, SALDOS_BYTES_MAX } from './columnas.ts';
import { BASE_DE_SALDOS, resumenDeSaldos } from './saldos-iniciales.ts';

const errorDeFila = z.object({ fila: z.int(), mensaje: z.string() });

const hojaLeida = z.object({
  filas: z.int(),
  /** How a single column of balances was read; null: the sheet says debe and haber. */
  signo: z.enum(signosDeSaldo).nullable(),
  /** Rows without an amount, which say nothing. */
  sinSaldo: z.int(),
  agencias: z.array(
    z.object({
      agencia: z.string(),
      nombreAgencia: z.string(),
      lineas: z.int(),
      /** Those whose account is not understood yet: they are kept as they came, to be said. */
      sinCuenta: z.int(),
      resumen: resumenDeSaldos,
      /** Why this agencia cannot take them now; null: it can. */
      impedimento: z.string().nullable(),
      /** The one that was written, once it is not a rehearsal. */
      id: z.uuid().nullable(),
    }),
  ),
  /** The first ones. */
  errores: z.array(errorDeFila),
  totalDeErrores: z.int(),
});
export type HojaDeSaldosLeida = z.infer<typeof hojaLeida>;

export const ERRORES_DE_SALDOS_MAX = 1_000;

export const importarSaldos = endpoint({
  method: 'POST',
  path: `${BASE_DE_SALDOS}/importar`,
  permission: 'partidas:registrar',
  summary:
    'Lee una hoja de saldos: con ensayo solo dice qué trae; sin él, reemplaza lo que se está escribiendo en cada agencia',
  query: z.strictObject({
    ensayo: z.enum(['true', 'false']).default('true'),
    fecha: fechaDeLibros,
    mapeo: mapeoDeSaldosEnConsulta.optional(),
    lectura: lecturaEnConsulta.optional(),
    signo: z.enum(signosDeSaldo).optional(),
    /** By which accounts are known. */
    equivalencia: uuid.optional(),
  }),
  body: upload(SALDOS_BYTES_MAX, CSV, XLSX),
  response: hojaLeida,
  errors: [
    'SIN_AGENCIA',
    'NO_ENCONTRADO',
    'ARCHIVO_ILEGIBLE',
    'IMPORTACION_CON_ERRORES',
    'TIPO_NO_ADMITIDO',
    'CUERPO_DEMASIADO_GRANDE',
    'TRABAJO_EN_CURSO',
    'APERTURA_EN_CURSO',
    'CONFLICTO_DE_EDICION',
    'PUESTA_EN_MARCHA_FIRMADA',
  ],
});
